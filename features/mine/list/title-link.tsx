import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { movieListsKey, seriesListsKey } from "#app/data/query-keys.ts";
import { Link } from "#app/router/link.tsx";
import { moviePath, seriesPath } from "#domain/addresses.ts";
import { keyParts } from "#domain/title-key.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";

/** The title as a list of the site would hold it, so that its page paints at once from what is stored here (features/titles/placeholder-titles.ts). */
function asListItem({ key, title, year, poster_path, genre_ids, rating }: SavedTitle) {
  const { kind, id } = keyParts(key);
  const shared = { id, overview: "", vote_average: rating, vote_count: 0, popularity: 0, poster_path, backdrop_path: null, genre_ids };
  const date = year === null ? "" : `${year}-01-01`;
  return kind === "movie"
    ? { ...shared, title, original_title: title, release_date: date }
    : { ...shared, name: title, original_name: title, first_air_date: date };
}

type TitleLinkProps = { title: SavedTitle; className: string; children: ReactNode };

export function TitleLink({ title, className, children }: TitleLinkProps) {
  const client = useQueryClient();
  const { kind, id } = keyParts(title.key);
  const hand = () => client.setQueryData([kind === "movie" ? movieListsKey : seriesListsKey, "my-list"], [asListItem(title)]);
  return (
    <Link to={kind === "movie" ? moviePath(id) : seriesPath(id)} className={className} onClick={hand}>
      {children}
    </Link>
  );
}
