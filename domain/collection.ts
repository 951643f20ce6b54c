/** What a film says of the collection that it is part of. */
export type CollectionPart = { id: number; name: string; poster_path: string | null; backdrop_path: string | null };
