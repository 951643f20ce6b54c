export type FilmographyTab = "actor" | "crew";
export type FilmographyView = { tab: FilmographyTab; whole: boolean };

/** Which tab of a filmography an address names, and whether all its cards; the first tab and the first cards where it says nothing. */
export const parseFilmographyView = (parameters: URLSearchParams): FilmographyView => ({
  tab: parameters.get("tab") === "crew" ? "crew" : "actor",
  whole: parameters.get("all") === "1",
});

const named = ({ tab, whole }: FilmographyView): URLSearchParams => new URLSearchParams({ ...(tab === "crew" && { tab }), ...(whole && { all: "1" }) });

export const filmographySearch = (view: FilmographyView): string => `?${named(view)}`;

/** What counts of a person's query string, written in one way. */
export const canonicalFilmographyParameters = (parameters: URLSearchParams): URLSearchParams => named(parseFilmographyView(parameters));
