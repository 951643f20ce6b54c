/** A company, network or keyword. Its id leads to Discover. */
export type Named = { id: number; name: string };

/** The names under which other sites know a title or person. `null` where there is none. */
export type ExternalIds = {
  imdb: string | null;
  wikidata: string | null;
  facebook: string | null;
  instagram: string | null;
  twitter: string | null;
  /** The provider has these two of people alone. */
  tiktok?: string | null;
  youtube?: string | null;
};

/** `finale`: of its season. */
export type AiredEpisode = { season_number: number; episode_number: number; name: string; air_date: string | null; finale?: true | undefined };

type TitleFacts = {
  /** In the provider's English words, e.g. "Released", "Returning Series"; may be empty. */
  status: string;
  original_title: string;
  /** ISO 3166-1. */
  countries: string[];
  companies: Named[];
  keywords: Named[];
  /** An http or https address. */
  homepage: string | null;
  external_ids: ExternalIds;
};

/** Amounts in US dollars; `null` if unknown. */
export type MovieFacts = TitleFacts & { budget: number | null; revenue: number | null };

export type SeriesFacts = TitleFacts & {
  networks: Named[];
  /** In the provider's English words, e.g. "Scripted"; may be empty. */
  type: string;
  /** May be empty. */
  last_air_date: string;
  last_episode: AiredEpisode | null;
  next_episode: AiredEpisode | null;
};

export const noExternalIds: ExternalIds = { imdb: null, wikidata: null, facebook: null, instagram: null, twitter: null };

const noTitleFacts: TitleFacts = {
  status: "",
  original_title: "",
  countries: [],
  companies: [],
  keywords: [],
  homepage: null,
  external_ids: noExternalIds,
};

/** Of a title of which nothing of this is known. */
export const noMovieFacts: MovieFacts = { ...noTitleFacts, budget: null, revenue: null };
export const noSeriesFacts: SeriesFacts = { ...noTitleFacts, networks: [], type: "", last_air_date: "", last_episode: null, next_episode: null };
