import { dataOnDisk } from "#tests/support/faulty-provider.ts";

export type Film = { id: number; title: string };

/** The embedded films: what visitors have seen before. Names that HTML writes otherwise are left out, because pages are searched for them. */
export const seenFilms: readonly Film[] = (Object.values(dataOnDisk().films).flat() as Film[])
  .filter(({ title }) => !/[&<>"']/.test(title))
  .map(({ id, title }) => ({ id, title }));

const firstMadeUp = 500_000_000;

/** A film that exists nowhere else and that nobody has seen yet: number `index`, from 0. */
export const unseenFilm = (index: number): Film => ({ id: firstMadeUp + index, title: `Reel Number ${index}` });

/** The made-up film of an id, or `null` for any other. */
export const madeUpFilm = (id: number): Film | null => (id < firstMadeUp || id >= firstMadeUp + 100_000_000 ? null : unseenFilm(id - firstMadeUp));
