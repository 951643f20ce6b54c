/** A title that a search result suggests. `date` is the release or first air date, `""` if unknown. */
export type TitleHint = { type: "movies" | "tv"; id: number; title: string; date: string; poster_path: string | null; popularity: number };
