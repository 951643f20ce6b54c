import { type CreditSort, creditSorts } from "./credit-order.ts";

type FilmographyTab = "actor" | "crew";
export const creditTypes = ["all", "movies", "tv"] as const;
export type CreditType = (typeof creditTypes)[number];

export type FilmographyView = {
  tab: FilmographyTab;
  /** All cards instead of the first ones. */
  whole: boolean;
  sort: CreditSort;
  type: CreditType;
  /** With appearances as self. */
  asSelf: boolean;
};

const defaultView: FilmographyView = { tab: "actor", whole: false, sort: "popularity", type: "all", asSelf: true };

export const parseFilmographyView = (parameters: URLSearchParams): FilmographyView => ({
  tab: parameters.get("tab") === "crew" ? "crew" : "actor",
  whole: parameters.get("all") === "1",
  sort: creditSorts.find((sort) => sort === parameters.get("sort")) ?? defaultView.sort,
  type: creditTypes.find((type) => type === parameters.get("type")) ?? defaultView.type,
  asSelf: parameters.get("self") !== "0",
});

const parametersOf = ({ tab, whole, sort, type, asSelf }: FilmographyView): URLSearchParams =>
  new URLSearchParams({
    ...(tab !== defaultView.tab && { tab }),
    ...(whole && { all: "1" }),
    ...(sort !== defaultView.sort && { sort }),
    ...(type !== defaultView.type && { type }),
    ...(!asSelf && { self: "0" }),
  });

/** "?tab=crew", or "" for the default. */
export function filmographySearch(view: FilmographyView): string {
  const search = String(parametersOf(view));
  return search && `?${search}`;
}

/** The canonical query string of a person's page: unknown parameters and defaults are dropped. */
export const canonicalFilmographyParameters = (parameters: URLSearchParams): URLSearchParams => parametersOf(parseFilmographyView(parameters));
