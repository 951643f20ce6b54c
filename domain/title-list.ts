/** The lists that films and series have, by their names in addresses. */
export const namedLists = ["trending", "popular", "top-rated"] as const;
export type NamedList = (typeof namedLists)[number];
type GenreList = `genre-${number}`;

/** A list of films or of series. */
export type TitleList = NamedList | GenreList;

export const genreList = (genreId: number): GenreList => `genre-${genreId}`;
export const isGenreList = (list: TitleList): list is GenreList => list.startsWith("genre-");
export const genreIdOf = (list: GenreList): number => Number(list.slice("genre-".length));
