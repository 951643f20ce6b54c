import type { ReactNode } from "react";
import { useWords } from "#app/words/use-words.tsx";
import { genreName, genresOf } from "#domain/genre.ts";
import { Rating } from "#features/lists/cards/rating.tsx";
import { NextEpisodeLine } from "#features/saved/next-episode-line.tsx";
import type { Words } from "#languages/words.ts";

import type { ShownTitle } from "./shown-title.ts";

/** A rating of 0 says that there were no votes. */
const voted = (rating: number) => ({ vote_average: rating, vote_count: rating === 0 ? 0 : 1 });

/** "1927", "★ 8.2", and of a row "153 min" and two genres. */
export function titleFacts({ facts, genres: names }: Words["site"], { year, rating, runtime, genre_ids }: ShownTitle, layout: "cards" | "rows"): ReactNode[] {
  const brief = [year, rating !== null && <Rating key="rating" film={voted(rating)} />];
  const genres = genresOf(genre_ids).slice(0, 2);
  return layout === "cards" ? brief : [...brief, runtime !== null && facts.minutes(runtime), genres.map((genre) => genreName(names, genre)).join(facts.comma)];
}

/** What the tab says of the title: the visitor's rating and note, or the episodes that they have seen. */
export function OwnFacts({ title: { own, note, detail, next } }: { title: ShownTitle }) {
  const words = useWords("mine").savedList;
  return (
    <>
      {own != null && <span className="block font-semibold text-amber">{words.ownRating(own)}</span>}
      <NextEpisodeLine next={next} className="block" />
      {detail !== undefined && <span className="block text-muted">{detail}</span>}
      {note !== undefined && note !== "" && <span className="line-clamp-3 whitespace-pre-line">{note}</span>}
    </>
  );
}
