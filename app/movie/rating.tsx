import { Icon, starIcon } from "#app/ui/icons.tsx";
import { rating } from "#content/words/facts.ts";
import { ratingText } from "#domain/movie.ts";

/** "★ 7.8", or nothing without a rating. */
export function Rating({ film }: { film: { vote_average: number | null } }) {
  const text = ratingText(film);
  if (text === null) return null;
  return (
    <span className="inline-flex items-baseline gap-1">
      <Icon of={starIcon} className="size-3.5 translate-y-0.5 fill-marquee text-marquee" />
      <span className="sr-only">{`${rating} `}</span>
      {text}
    </span>
  );
}
