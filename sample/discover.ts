import type { Days } from "#domain/region-day.ts";
import { filmIsIn, seriesIsIn } from "./anniversaries.ts";
import type { Film, Series, Title } from "./collection.ts";

/** Reads a parameter of the request. */
export type Query = (name: string) => string | undefined;

type Condition = (title: Title) => boolean;

/** The names that the provider gives to a kind's date and title. */
const fieldNames = { movie: { date: "primary_release_date", title: "title" }, tv: { date: "first_air_date", title: "name" } } as const;

const always: Condition = () => true;
const never: Condition = () => false;

/** `28,12` means both, `28|12` either. */
function withIds(list: string | undefined, idsOf: (title: Title) => readonly { id: number }[]): Condition {
  if (!list) return always;
  const groups = list.split(",").map((group) => group.split("|").map(Number));
  return (title) => groups.every((group) => idsOf(title).some(({ id }) => group.includes(id)));
}

/** Excludes titles with any of the ids, whatever stands between them. */
function withoutIds(list: string | undefined, idsOf: (title: Title) => readonly { id: number }[]): Condition {
  const excluded = (list ?? "").split(/[,|]/).map(Number);
  return (title) => !idsOf(title).some(({ id }) => excluded.includes(id));
}

/** An unknown value is in no range. */
function inRange<T extends number | string>(query: Query, name: string, parse: (text: string) => T, valueIn: (title: Title) => T | null): Condition {
  const [from, to] = [query(`${name}.gte`), query(`${name}.lte`)];
  if (!from && !to) return always;
  return (title) => {
    const value = valueIn(title);
    return value !== null && (!from || value >= parse(from)) && (!to || value <= parse(to));
  };
}

const middleOf = (sorted: readonly number[]): number | null => sorted[Math.floor(sorted.length / 2)] ?? null;

/** A film's runtime; of a series the median of its episodes, as far as they are known. */
function runtimeOf(title: Title): number | null {
  if (title.kind === "movie") return (title as Film).runtime;
  const episodes = (title as Series).seasons.filter((season) => season.season_number > 0).flatMap((season) => season.episodes);
  return middleOf(episodes.flatMap((episode) => episode.runtime ?? []).toSorted((a, b) => a - b));
}

/** `release_date` of a country and `air_date` of episodes: here the anniversaries in these days. */
function onDays(query: Query, name: "release_date" | "air_date", isIn: (title: Title, days: Days) => boolean): Condition {
  const [first, last] = [query(`${name}.gte`), query(`${name}.lte`)];
  return first && last ? (title) => isIn(title, { first, last }) : always;
}

/** The provider's numbers of releases in cinemas: of others the data has none. */
const inCinemas = ["2", "3"];

/** What the data does not document finds nothing. */
const undocumented = ["certification", "with_watch_providers"] as const;

function conditions(kind: Title["kind"], query: Query): Condition[] {
  const language = query("with_original_language")?.split("|");
  return [
    withIds(query("with_genres"), (title) => title.genres),
    withoutIds(query("without_genres"), (title) => title.genres),
    withIds(query("with_companies"), (title) => title.production_companies),
    withIds(query("with_keywords"), (title) => title.keywords),
    withIds(query("with_networks"), (title) => (title.kind === "tv" ? (title as Series).networks : [])),
    inRange(query, fieldNames[kind].date, String, (title) => title.date),
    inRange(query, "vote_average", Number, (title) => title.vote_average),
    inRange(query, "vote_count", Number, (title) => title.vote_count),
    inRange(query, "with_runtime", Number, runtimeOf),
    onDays(query, "release_date", (title, days) => filmIsIn(title as Film, days)),
    onDays(query, "air_date", (title, days) => seriesIsIn(title as Series, days)),
    query("with_release_type")
      ?.split("|")
      .some((type) => inCinemas.includes(type)) === false
      ? never
      : always,
    (title) => language === undefined || language.includes(title.original_language),
    ...undocumented.map((name) => (query(name) ? never : always)),
  ];
}

/** Fields by which the provider sorts. */
const sortFields = (kind: Title["kind"]): Record<string, (a: Title, b: Title) => number> => ({
  popularity: (a, b) => a.popularity - b.popularity,
  vote_average: (a, b) => a.vote_average - b.vote_average,
  vote_count: (a, b) => a.vote_count - b.vote_count,
  [fieldNames[kind].date]: (a, b) => a.date.localeCompare(b.date),
  [fieldNames[kind].title]: (a, b) => a.title.localeCompare(b.title, "en"),
});

/** "popularity.desc" without `sort_by`, or with one that the provider does not have. Ties by id, so that pages never overlap. */
function orderOf(kind: Title["kind"], sortBy = ""): (a: Title, b: Title) => number {
  const [, field = "", direction] = /^(\w+)\.(asc|desc)$/.exec(sortBy) ?? [];
  const fields = sortFields(kind);
  const compare = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (compare === undefined) return orderOf(kind, "popularity.desc");
  const sign = direction === "asc" ? 1 : -1;
  return (a, b) => sign * compare(a, b) || a.id - b.id;
}

/** The provider's discover: titles that meet all conditions of the request, in its order. */
export function discovered<T extends Title>(kind: T["kind"], titles: Iterable<T>, query: Query): T[] {
  const all = conditions(kind, query);
  return [...titles].filter((title) => all.every((condition) => condition(title))).toSorted(orderOf(kind, query("sort_by")));
}
