import type { NamedList } from "#domain/addresses.ts";

type GenreList = `genre-${number}`;

/** The lists that belong to one film or series. */
export const relatedKinds = ["similar", "recommendations"] as const;
export type RelatedKind = (typeof relatedKinds)[number];
type RelatedList = `${RelatedKind}-${number}`;

/** A list of films or of series. */
export type TitleList = NamedList | GenreList | RelatedList;

export const genreList = (genreId: number): GenreList => `genre-${genreId}`;
export const isGenreList = (list: TitleList): list is GenreList => list.startsWith("genre-");
export const genreIdOf = (list: GenreList): number => Number(list.slice("genre-".length));

export const relatedList = (kind: RelatedKind, titleId: number): RelatedList => `${kind}-${titleId}`;
export const isRelatedList = (list: TitleList): list is RelatedList => relatedKinds.some((kind) => list.startsWith(`${kind}-`));
export function relatedTitleOf(list: RelatedList): { kind: RelatedKind; id: number } {
  const [kind, id] = list.split("-");
  return { kind: kind as RelatedKind, id: Number(id) };
}
