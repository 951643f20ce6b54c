import type { Genre } from "./genre.ts";
import type { TextLanguages } from "./languages.ts";
import { yearOf } from "./movie.ts";
import type { OwnFormat, PublicFilmSource } from "./own-film.ts";

/** A series in a list. Field names are the provider's. */
export type SeriesSummary = {
  id: number;
  name: string;
  original_name: string;
  overview: string;
  first_air_date: string;
  vote_average: number | null;
  vote_count: number;
  popularity: number;
  poster_path: string | null;
  backdrop_path: string | null;
  genre_ids: number[];
  textLanguages?: TextLanguages<"name" | "overview"> | undefined;
  /** As in `MovieSummary`. */
  englishTitle?: string | undefined;
  /** Set if an episode can be watched here: when the newest file was added, in seconds since 1970; 0 for what is not in the operator's library. */
  here?: number;
};

export type SeasonSize = { season_number: number; episode_count: number };
/** `name`: in other languages than English empty where the number says as much ("Season 2"). */
export type SeasonSummary = SeasonSize & { name: string; air_date: string | null; textLanguages?: TextLanguages<"name"> | undefined };

/** A series' details. `seasons` may contain season 0, the specials. */
export type Series = SeriesSummary & {
  textLanguages?: TextLanguages<"name" | "overview" | "tagline"> | undefined;
  /** As in `Movie`. */
  isUntranslated?: true;
  /** As in `Movie`. */
  original_poster_path?: string;
  genres: Genre[];
  number_of_seasons: number | null;
  number_of_episodes: number | null;
  networks: { name: string }[];
  seasons: SeasonSummary[];
  imdb_id: string | null;
  /** Of TheTVDB. Missing where it is not known. */
  tvdb_id?: number;
  tagline: string;
  original_language: string;
  /** The name of `original_language` in the page's language, which the page's query adds. */
  language?: string | null;
  created_by: { id: number; name: string }[];
  /** The certification in the operator's `DEFAULT_REGION`, e.g. "TV-MA". */
  certification: string | null;
};

export type Episode = {
  episode_number: number;
  name: string;
  air_date: string | null;
  overview: string;
  textLanguages?: TextLanguages<"name" | "overview"> | undefined;
  still_path: string | null;
  runtime: number | null;
  /** The last episode of its season, where the provider says so. */
  finale?: true | undefined;
  /** The operator has supplied a video. */
  own_video?: true;
  own_format?: OwnFormat;
  /** What our player plays if the operator has supplied none; without it the sample reel. */
  public_film?: PublicFilmSource;
  /** The last episode of the video, if it has several. */
  own_until?: number;
};

/** Episode numbers, both inclusive. */
export type EpisodeRange = { first: number; last: number };

export type Season = {
  season_number: number;
  name: string;
  overview: string;
  textLanguages?: TextLanguages<"name" | "overview"> | undefined;
  air_date: string | null;
  episodes: Episode[];
  /** Set if `episodes` is one range of a long season: `index` into `ranges`, and the season's episode count. */
  slice?: { index: number; total: number; ranges: EpisodeRange[] };
};

export type EpisodeWithVotes = Episode & { vote_average: number | null; vote_count: number };

/** As the provider sends it. The votes are for the episode guide: in a page's list they would weigh 2 KB. */
export type SeasonWithVotes = Omit<Season, "episodes"> & { episodes: EpisodeWithVotes[] };

export const withoutVotes = (season: SeasonWithVotes): Season => ({
  ...season,
  episodes: season.episodes.map(({ vote_average: _average, vote_count: _count, ...episode }) => episode),
});

export const firstAirYear = (series: Pick<SeriesSummary, "first_air_date">): number | null => yearOf(series.first_air_date);
