import type { Language, TextLanguages } from "#domain/languages.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { PersonCredit, PersonCredits } from "#domain/person.ts";
import type { SeasonWithVotes, SeriesSummary } from "#domain/series.ts";
import type { CreditsByMedium } from "#features/people/model/person.ts";
import type { Collection } from "#features/titles/model/collection.ts";
import { englishForSlug, marksOf } from "./translated-title.ts";

// Rows in another language may lack texts. The English row stands in for them, where it is cached.

const english = "en" satisfies Language;

type Titled = { title: string; original: string; titleLanguage: string | undefined };

/** A title in its own language is less of use than the English one. */
function titleOf(own: Titled, other: Titled | undefined): Pick<Titled, "title" | "titleLanguage"> {
  const isCopied = own.title === other?.title && own.title !== own.original;
  if (isCopied) return { title: own.title, titleLanguage: english };
  if (own.titleLanguage === undefined || own.titleLanguage === english || !other) return own;
  return { title: other.title, titleLanguage: other.title === other.original ? own.titleLanguage : english };
}

/** A copy of the English text is none. */
function textOf(own: string, other: string | undefined): { text: string; language: string | undefined } {
  if (own !== "" && own !== other) return { text: own, language: undefined };
  return { text: other ?? own, language: other ? english : undefined };
}

type Summary = Titled & Pick<MovieSummary, "overview" | "poster_path" | "englishTitle">;

function summaryOf(own: Summary, other: Summary | undefined) {
  const { title, titleLanguage } = titleOf(own, other);
  const overview = textOf(own.overview, other?.overview);
  const englishTitle = own.englishTitle ?? other?.title;
  return {
    title,
    marks: { title: titleLanguage, overview: overview.language },
    texts: { overview: overview.text, poster_path: own.poster_path ?? other?.poster_path ?? null, ...(englishTitle && englishForSlug(title, englishTitle)) },
  };
}

const ofMovie = (movie: MovieSummary): Summary => ({ ...movie, original: movie.original_title, titleLanguage: movie.textLanguages?.title });
const ofSeries = (series: SeriesSummary): Summary => ({
  ...series,
  title: series.name,
  original: series.original_name,
  titleLanguage: series.textLanguages?.name,
});

export function filledMovie({ textLanguages, englishTitle, ...movie }: MovieSummary, other: MovieSummary | undefined): MovieSummary {
  const { title, marks, texts } = summaryOf(ofMovie({ ...movie, textLanguages, englishTitle }), other && ofMovie(other));
  return { ...movie, title, ...texts, ...marksOf(marks) };
}

export function filledSeries({ textLanguages, englishTitle, ...series }: SeriesSummary, other: SeriesSummary | undefined): SeriesSummary {
  const { title, marks, texts } = summaryOf(ofSeries({ ...series, textLanguages, englishTitle }), other && ofSeries(other));
  return { ...series, name: title, ...texts, ...marksOf({ name: marks.title, overview: marks.overview }) };
}

type Texts = { name: string; overview: string; textLanguages?: TextLanguages<"name" | "overview"> | undefined };

function filledTexts<T extends Texts>(own: T, other: Texts | undefined, isGeneric: (name: string) => boolean = () => false): T {
  const name = textOf(own.name, other === undefined || isGeneric(other.name) ? undefined : other.name);
  const overview = textOf(own.overview, other?.overview);
  return { ...own, name: name.text, overview: overview.text, ...marksOf({ name: name.language, overview: overview.language }) };
}

export function filledCollection(own: Collection, other: Collection | null): Collection {
  const parts = new Map(other?.parts.map((movie) => [movie.id, movie]));
  const filled = filledTexts(own, other ?? undefined);
  return { ...filled, ...(other && englishForSlug(filled.name, other.name)), parts: own.parts.map((movie) => filledMovie(movie, parts.get(movie.id))) };
}

/** Names that say no more than the number stay empty. */
export function filledSeason(own: SeasonWithVotes, other: SeasonWithVotes | null, isGeneric: (name: string) => boolean): SeasonWithVotes {
  const episodes = new Map(other?.episodes.map((episode) => [episode.episode_number, episode]));
  return {
    ...filledTexts(own, other ?? undefined, isGeneric),
    episodes: own.episodes.map((episode) => filledTexts(episode, episodes.get(episode.episode_number), isGeneric)),
  };
}

function filledCredit(own: PersonCredit, other: PersonCredit | undefined): PersonCredit {
  const field = own.title === undefined ? "name" : "title";
  const [language, title] = [own.textLanguages?.[field], other?.[field]];
  // Films are linked to without their title.
  if (language === undefined && title && field === "name") return { ...own, ...englishForSlug(own.name ?? "", title) };
  if (language === undefined || language === english || !title || title === own[field]) return own;
  return { ...own, [field]: title, textLanguages: { [field]: english } };
}

function filledMedium(own: PersonCredits, other: PersonCredits | undefined): PersonCredits {
  const titles = new Map([...(other?.cast ?? []), ...(other?.crew ?? [])].map((credit) => [credit.id, credit]));
  const filled = (credits: PersonCredit[]) => credits.map((credit) => filledCredit(credit, titles.get(credit.id)));
  return { cast: filled(own.cast), crew: filled(own.crew) };
}

export const filledCredits = (own: CreditsByMedium, other: CreditsByMedium | undefined): CreditsByMedium => ({
  movies: filledMedium(own.movies, other?.movies),
  series: filledMedium(own.series, other?.series),
});
