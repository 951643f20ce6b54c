import { Icon, starIcon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { hasNoVotes, type MovieSummary, ratingText } from "#domain/movie.ts";

/** "★ 7.8"; "☆ 0.0 no votes yet"; nothing without a rating. */
export function Rating({ film }: { film: Pick<MovieSummary, "vote_average" | "vote_count"> }) {
  const { decimal, noVotes, ofTen, rating } = useWords("site").facts;
  const text = ratingText(film);
  if (text === null) return null;
  const isUnrated = hasNoVotes(film);
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1">
      <Icon of={starIcon} className={isUnrated ? "size-3.5 translate-y-0.5" : "size-3.5 translate-y-0.5 fill-marquee text-marquee"} />
      <span className="sr-only">{`${rating} `}</span>
      {decimal(text)}
      {isUnrated ? <span className="whitespace-nowrap text-xs font-normal">{` ${noVotes}`}</span> : <span className="sr-only">{` ${ofTen}`}</span>}
    </span>
  );
}
