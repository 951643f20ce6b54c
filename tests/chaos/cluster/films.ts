import { readDataFiles } from "#sample/read-data-files.ts";

export type Film = { id: number; title: string };

/** The embedded films, which visitors have seen before. Without names that HTML escapes: pages are searched for them. */
export const seenFilms: readonly Film[] = (Object.values(readDataFiles().films).flat() as Film[])
  .filter(({ title }) => !/[&<>"']/.test(title))
  .map(({ id, title }) => ({ id, title }));

const firstMadeUp = 500_000_000;

/** A made-up film that was never requested: number `index`, from 0. */
export const unseenFilm = (index: number): Film => ({ id: firstMadeUp + index, title: `Reel Number ${index}` });

/** The made-up film of an id, or `null` for any other. */
export const madeUpFilm = (id: number): Film | null => (id < firstMadeUp || id >= firstMadeUp + 100_000_000 ? null : unseenFilm(id - firstMadeUp));
