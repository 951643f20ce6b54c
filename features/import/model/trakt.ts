import {
  baseName,
  type ImportedEpisode,
  type ImportedRows,
  type ImportedTitle,
  type ImportFile,
  imdbIdIn,
  importedRows,
  importedTitle,
  listName,
  timeIn,
  tmdbIdIn,
  wholeNumber,
  yearIn,
} from "./imported-title.ts";

// Trakt's JSON: arrays of items, or an object of such arrays by what they are ("watchlist"), or lists with a name and their items.

type Fields = Record<string, unknown>;

const fieldsIn = (value: unknown): Fields | null => (typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : null);
const itemsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsIn).filter((item) => item !== null) : []);

/** What an array is about: its name in the file, else the file's. `list`: of the visitor's own, by its name. */
type Context = { hint: string; list: string | null; now: number };
type Part = { items: Fields[]; context: Context };

/** Of arrays and lists within one another; exports have three. */
const mostLevels = 5;

/** Where items stand in the file. */
function partsOf(value: unknown, context: Context, level = 0): Part[] {
  if (level > mostLevels) return [];
  if (Array.isArray(value)) {
    const items = itemsIn(value);
    const lists = items.filter((item) => Array.isArray(item.items));
    return lists.length > 0 ? lists.flatMap((list) => partsOf(list, context, level + 1)) : [{ items, context }];
  }
  const fields = fieldsIn(value);
  if (!fields) return [];
  const name = typeof fields.name === "string" ? listName(fields.name) : "";
  if (Array.isArray(fields.items) && name !== "") return [{ items: itemsIn(fields.items), context: { ...context, list: name } }];
  return Object.entries(fields).flatMap(([hint, items]) => (Array.isArray(items) ? partsOf(items, { ...context, hint, list: null }, level + 1) : []));
}

function episodesOf({ seasons }: Fields, at: number, now: number): ImportedEpisode[] {
  return itemsIn(seasons).flatMap((season) =>
    itemsIn(season.episodes).flatMap((item) => {
      const [number, episode] = [wholeNumber(season.number, 0, 999), wholeNumber(item.number, 0, 99_999)];
      return number === null || episode === null ? [] : { season: number, episode, at: timeIn(item.last_watched_at, now) ?? at };
    }),
  );
}

type Meaning = Partial<Pick<ImportedTitle, "savedAt" | "seenAt" | "rating" | "note" | "ratedAt" | "lists" | "episodes">>;

/** What an item says of its title; `null` if nothing that a device stores. */
function meaningOf(item: Fields, { hint, list, now }: Context): Meaning | null {
  const rating = wholeNumber(item.rating, 1, 10);
  const single = fieldsIn(item.episode);
  if (rating !== null) return single || fieldsIn(item.season) ? null : { rating, ratedAt: timeIn(item.rated_at, now) ?? now };
  const watchedAt = timeIn(item.watched_at, now) ?? timeIn(item.last_watched_at, now);
  if (watchedAt !== null || /watched|history/i.test(hint)) {
    const at = watchedAt ?? now;
    if (!single) return Array.isArray(item.seasons) ? { episodes: episodesOf(item, at, now) } : { seenAt: at };
    const [season, episode] = [wholeNumber(single.season, 0, 999), wholeNumber(single.number, 0, 99_999)];
    return season === null || episode === null ? null : { episodes: [{ season, episode, at }] };
  }
  if (single || fieldsIn(item.season)) return null;
  const note = typeof item.notes === "string" ? item.notes : "";
  const listedAt = timeIn(item.listed_at, now) ?? now;
  if (/watchlist/i.test(hint)) return { savedAt: listedAt, note, ratedAt: listedAt };
  return list === null ? null : { lists: [list] };
}

function titleIn(item: Fields, context: Context): ImportedTitle | null {
  const [movie, show] = [fieldsIn(item.movie), fieldsIn(item.show)];
  const about = movie ?? show;
  const meaning = about && meaningOf(item, context);
  if (!about || !meaning) return null;
  const ids = fieldsIn(about.ids) ?? {};
  const imdb = imdbIdIn(ids.imdb);
  const tmdb = tmdbIdIn(ids.tmdb);
  const title = typeof about.title === "string" ? about.title : "";
  if (title.trim() === "" && imdb === null) return null;
  return importedTitle({ title: title || (imdb ?? ""), year: yearIn(about.year), kind: movie ? "movie" : "tv", tmdb, imdb, ...meaning });
}

/** "lists-list-123-best-of.json" is "best-of". */
function listNameOf(file: string): string | null {
  const name = /^(?:lists?-)?list-(?:\d+-)?(?<name>.+)$/i.exec(file)?.groups?.name;
  return name === undefined ? null : listName(name.replaceAll("-", " "));
}

const hasTitles = ({ items }: Part): boolean => items.some((item) => fieldsIn(item.movie) !== null || fieldsIn(item.show) !== null);

/** `null`: another service's file, or none. `json`: the file's. */
export function readTrakt({ name }: Pick<ImportFile, "name">, json: unknown, now: number): ImportedRows | null {
  const file = baseName(name);
  const list = /watchlist|watched|history|rating|collection/i.test(file) ? null : listNameOf(file);
  const parts = partsOf(json, { hint: file, list, now }).filter(hasTitles);
  if (parts.length === 0) return null;
  const collected = (item: Fields, { hint }: Context): boolean => "collected_at" in item || /collect/i.test(hint);
  const titles = parts.flatMap(({ items, context }) => items.filter((item) => !collected(item, context)).map((item) => titleIn(item, context)));
  return importedRows("trakt", titles);
}
