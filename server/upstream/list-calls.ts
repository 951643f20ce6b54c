import type { NamedList } from "#domain/addresses.ts";
import { genreIdOf, isGenreList, isRelatedList, relatedTitleOf, type TitleList } from "#features/lists/model/title-list.ts";
import type { ListCall } from "./list-pages.ts";

/** specification.md, section 5. */
export const clean = { include_adult: "false" };
export const english = { language: "en-US" };

/** specification.md, section 7. */
const calls: Record<"movies" | "series", Record<NamedList, ListCall> & { genre: string; title: string }> = {
  movies: {
    trending: { path: "/trending/movie/day" },
    popular: { path: "/movie/popular" },
    "top-rated": { path: "/movie/top_rated" },
    genre: "/discover/movie",
    title: "/movie",
  },
  series: {
    trending: { path: "/trending/tv/week", parameters: english },
    popular: { path: "/tv/popular" },
    "top-rated": { path: "/tv/top_rated" },
    genre: "/discover/tv",
    title: "/tv",
  },
};

export function listCall(medium: "movies" | "series", list: TitleList): ListCall {
  const { genre, title, ...named } = calls[medium];
  if (isGenreList(list)) return { path: genre, parameters: { with_genres: genreIdOf(list), ...clean } };
  if (!isRelatedList(list)) return named[list];
  const { kind, id } = relatedTitleOf(list);
  return { path: `${title}/${id}/${kind}` };
}
