import type { FeedForm } from "#domain/addresses.ts";

export type TitleKind = "movie" | "series";

/** Programs that manage one kind of title read that alone. */
const onlyKind: Partial<Record<FeedForm, TitleKind>> = { radarr: "movie", sonarr: "series" };

/** Whether a page with titles of these kinds has the form. */
export const hasForm = (kinds: readonly TitleKind[], form: FeedForm): boolean => {
  const kind = onlyKind[form];
  return kind === undefined || kinds.includes(kind);
};

/** What the form lists of a page. `inFeeds`: what a form for people lists if that is not all. */
export const isInForm = (kind: TitleKind, form: FeedForm, inFeeds?: TitleKind): boolean => kind === (onlyKind[form] ?? inFeeds ?? kind);
