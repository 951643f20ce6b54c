import { subjectKey } from "#domain/title-key.ts";
import type { PublicTitle } from "#features/public-films/model/copies.ts";

/** "775", "movie:775", "tv:900000511:1:1", "tv:900000511" for all its episodes, "tt0000417". */
const isMeant = (id: string, title: PublicTitle): boolean => {
  const key: string = subjectKey(title.subject);
  return key === id || key === `movie:${id}` || (id.startsWith("tv:") && key.startsWith(`${id}:`)) || title.imdbId === id;
};

/** The titles by what an operator types, in the order of the facts. An error is one line. */
export function titlesById(ids: readonly string[], titles: readonly PublicTitle[]): PublicTitle[] | { error: string } {
  const unknown = ids.find((id) => !titles.some((title) => isMeant(id, title)));
  if (unknown !== undefined) return { error: `No public film has the id "${unknown}"; npm run films lists them` };
  return titles.filter((title) => ids.some((id) => isMeant(id, title)));
}

/** As an operator types it. */
export const idOf = ({ subject }: PublicTitle): string => subjectKey(subject).replace(/^movie:/, "");

export const nameOf = ({ title, year }: PublicTitle): string => `${title} (${year})`;
