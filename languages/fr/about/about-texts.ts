import type { PublicSite } from "#domain/site.ts";
import { episodes, minutes, seasons, votes } from "../counts.ts";
import { decimalText, list, plural } from "../text.ts";

/** "A, B et C"; "A ; B, Inc. ; et C". */
const inSentence = (names: readonly string[]): string =>
  names.length > 1 && names.some((name) => name.includes(", ")) ? `${names.slice(0, -1).join("\u202f; ")}\u202f; et ${names.at(-1)}` : list(names);

/** "A, B, C et 2 autres personnes". */
function firstOf(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return inSentence(
    rest <= 0 ? names : [...names.slice(0, most), plural(rest, { one: "# autre personne", many: "# d’autres personnes", other: "# autres personnes" })],
  );
}

/** Names come from the provider, which has blank ones. */
const named = (names: readonly string[]): string[] => names.filter((name) => name.trim() !== "");

const quoted = (title: string): string => `«\u00a0${title}\u00a0»`;

/** A name such as "Harry Connick Jr." brings its own mark. */
const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Sentences whose facts are missing are `null` and left out. */
const textOf = (sentences: readonly (string | null)[]): string =>
  sentences
    .filter((sentence) => sentence !== null)
    .map(asSentence)
    .join(" ");

type AboutTitle = {
  year: number | null;
  cast: readonly string[];
  genres: readonly string[];
  rating: string | null;
  voteCount: number;
  similar: readonly string[];
  site: Pick<PublicSite, "name" | "catalog">;
};

type AboutMovie = AboutTitle & { title: string; runtime: number | null; directors: readonly string[]; companies: readonly string[] };

type AboutSeries = AboutTitle & {
  name: string;
  creators: readonly string[];
  networks: readonly string[];
  seasons: number | null;
  episodes: number | null;
};

/** Directors or creators. */
const mostMakers = 3;
/** Production companies or networks. */
const mostCompanies = 2;

/** "réalisé par A": "par" needs no elision before a name. `null` without names. */
const by = (work: string, names: readonly string[]): string | null => (names.length === 0 ? null : `${work} par ${firstOf(names, mostMakers)}`);

function castSentence(cast: readonly string[]): string | null {
  const names = named(cast);
  return names.length === 0 ? null : `À l’écran\u00a0: ${inSentence(names)}`;
}

/** Without "et": a genre is named "Action et aventure". */
function genreSentence(genres: readonly string[]): string | null {
  const names = named(genres).map((genre) => genre.replace(/^SF\b|^./, (start) => (start === "SF" ? start : start.toLowerCase())));
  if (names.length === 0) return null;
  return `${names.length === 1 ? "Genre" : "Genres"}\u00a0: ${names.join(", ")}`;
}

function ratingSentence({ rating, voteCount, site }: AboutTitle): string | null {
  if (rating === null) return null;
  if (site.catalog === "embedded") return `Sa note d’exemple est de ${decimalText(rating)} sur 10`;
  return `Sa note est de ${decimalText(rating)} sur 10${voteCount > 0 ? `, d’après ${votes(voteCount)}` : ""}`;
}

function similarSentence(what: string, similar: readonly string[]): string | null {
  const titles = named(similar).map(quoted);
  return titles.length === 0 ? null : `Si tu aimes ${what}, tu aimeras peut-être aussi ${list(titles)}`;
}

/** The About text of a film. */
function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, site } = film;
  const makers = [by("réalisé", named(film.directors)), by("produit", named(film.companies).slice(0, mostCompanies))].filter((part) => part !== null);
  const beginning = `${quoted(title)} est un film${year === null ? "" : ` de ${year}`}`;
  return textOf([
    [beginning, ...makers].join(", "),
    castSentence(film.cast),
    genreSentence(film.genres),
    runtime ? `Il dure ${minutes(runtime)}` : null,
    ratingSentence(film),
    similarSentence("ce film", film.similar),
    `Tu peux regarder ${quoted(title)} sur ${site.name} sans compte\u00a0: lance la lecture et, si le premier serveur ne démarre pas, essaies-en un autre`,
  ]);
}

/** "3 saisons et 24 épisodes", "3 saisons", "24 épisodes" or "". */
const extentOf = (seasonCount: number | null, episodeCount: number | null): string =>
  list([...(seasonCount ? [seasons(seasonCount)] : []), ...(episodeCount ? [episodes(episodeCount)] : [])]);

/** The About text of a series. */
function aboutSeries(series: AboutSeries): string {
  const { name, year, site } = series;
  const networks = named(series.networks).slice(0, mostCompanies);
  const extent = extentOf(series.seasons, series.episodes);
  const makers = [by("créée", named(series.creators)), networks.length > 0 ? `diffusée d’abord par ${inSentence(networks)}` : null].filter(
    (part) => part !== null,
  );
  const beginning = `${quoted(name)} est une série${year === null ? "" : ` lancée en ${year}`}`;
  return textOf([
    [beginning, ...makers].join(", "),
    extent === "" ? null : `Elle compte ${extent}`,
    castSentence(series.cast),
    genreSentence(series.genres),
    ratingSentence(series),
    similarSentence("cette série", series.similar),
    `Tu peux regarder ${quoted(name)} sur ${site.name} sans compte\u00a0: choisis une saison et un épisode et, si le premier serveur ne démarre pas, essaies-en un autre`,
  ]);
}
export const aboutTexts = {
  aboutMovie,
  aboutSeries,
};
