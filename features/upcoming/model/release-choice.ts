import { paths, withSearch } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { offeredRegions } from "#domain/offered-codes.ts";
import { parsePage } from "#features/lists/model/list-address.ts";

/** What is in cinemas now, what comes to them, and what comes to homes. */
export const releaseLists = ["cinemas", "soon", "home"] as const;
export type ReleaseList = (typeof releaseLists)[number];

/** The provider's number of each kind of release. */
export const releaseKinds = {
  cinemas: {},
  soon: { wide: 3, limited: 2 },
  home: { digital: 4, disc: 5 },
} as const satisfies Record<ReleaseList, object>;
export type ReleaseKind = keyof typeof releaseKinds.soon | keyof typeof releaseKinds.home;

export const kindsOf = (list: ReleaseList): ReleaseKind[] => Object.keys(releaseKinds[list]) as ReleaseKind[];

/** `region`: `null` for the country of the page's language. */
export type Located = { region: string | null; page: number };

/** What /upcoming shows. `week`: 0 is this one; `null` for all, as is `kind`. */
export type ReleaseChoice = Located & { list: ReleaseList; week: number | null; kind: ReleaseKind | null };

/** What /airing shows. `day`: 0 is today; `null` for the whole week. */
export type AiringChoice = Located & { day: number | null };

/** With a country, as the catalog takes it. */
export type InRegion<Choice extends Located> = Choice & { region: string };

const indexBelow = (count: number, text: string | null): number | null => (/^\d$/.test(text ?? "") && Number(text) < count ? Number(text) : null);

const parseLocated = (search: URLSearchParams): Located => ({
  region: offeredRegions.find((region) => region === search.get("region")) ?? null,
  page: parsePage(search.get("page")),
});

/** Unknown names and values are dropped, as is what the list does not have. */
export function parseReleaseChoice(search: URLSearchParams): ReleaseChoice {
  const list = releaseLists.find((name) => name === search.get("list")) ?? releaseLists[0];
  return {
    ...parseLocated(search),
    list,
    week: list === "cinemas" ? null : indexBelow(limits.upcoming.weeks, search.get("week")),
    kind: kindsOf(list).find((kind) => kind === search.get("type")) ?? null,
  };
}

export const parseAiringChoice = (search: URLSearchParams): AiringChoice => ({
  ...parseLocated(search),
  day: search.get("day") === "week" ? null : (indexBelow(limits.upcoming.days, search.get("day")) ?? 0),
});

const located = ({ region, page }: Located, own: Record<string, string>): URLSearchParams =>
  new URLSearchParams({ ...(region !== null && { region }), ...own, ...(page > 1 && { page: String(page) }) });

/** The canonical query string: one order, without defaults. */
export const releaseParameters = (choice: ReleaseChoice): URLSearchParams =>
  located(choice, {
    ...(choice.list !== releaseLists[0] && { list: choice.list }),
    ...(choice.week !== null && { week: String(choice.week) }),
    ...(choice.kind !== null && { type: choice.kind }),
  });

export const airingParameters = (choice: AiringChoice): URLSearchParams => located(choice, choice.day === 0 ? {} : { day: String(choice.day ?? "week") });

export const releasePath = (choice: ReleaseChoice): string => withSearch(paths.upcoming, releaseParameters(choice));
export const airingPath = (choice: AiringChoice): string => withSearch(paths.airing, airingParameters(choice));

/** The lists of which the country of each language is indexed. */
export const indexedReleasePaths: readonly string[] = releaseLists.map((list) => releasePath({ list, week: null, kind: null, region: null, page: 1 }));

export const canonicalReleaseParameters = (search: URLSearchParams): URLSearchParams => releaseParameters(parseReleaseChoice(search));
export const canonicalAiringParameters = (search: URLSearchParams): URLSearchParams => airingParameters(parseAiringChoice(search));
