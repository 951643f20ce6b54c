export type FilmographyTab = "actor" | "crew";
export type FilmographyView = { tab: FilmographyTab; whole: boolean };

/** The filmography's tab, and `whole` for all its cards. The default is the first tab with the first cards. */
export const parseFilmographyView = (parameters: URLSearchParams): FilmographyView => ({
  tab: parameters.get("tab") === "crew" ? "crew" : "actor",
  whole: parameters.get("all") === "1",
});

const parametersOf = ({ tab, whole }: FilmographyView): URLSearchParams => new URLSearchParams({ ...(tab === "crew" && { tab }), ...(whole && { all: "1" }) });

export const filmographySearch = (view: FilmographyView): string => `?${parametersOf(view)}`;

/** The canonical query string of a person's page: unknown parameters are dropped. */
export const canonicalFilmographyParameters = (parameters: URLSearchParams): URLSearchParams => parametersOf(parseFilmographyView(parameters));
