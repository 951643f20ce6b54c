import { aggregateCreditsResponse } from "./aggregate-credits-response.ts";
import { backdropPath, posterPath, stillPath } from "./artwork-paths.ts";
import type { Collection, Series } from "./collection.ts";
import { companyItem } from "./companies.ts";
import type { SeasonData } from "./data-schema.ts";
import { titleImagesResponse } from "./image-responses.ts";
import { recommendedFor, similarTo } from "./similarity.ts";
import { creditsResponse, externalIds, keywordItems, pageOf, reviewsResponse, type SubresourceOptions, videosResponse } from "./title-responses.ts";
import { seriesTranslationsResponse } from "./translations-responses.ts";

/** A series in a list. */
export const seriesItem = (series: Series) => ({
  adult: false,
  backdrop_path: backdropPath(series),
  first_air_date: series.date,
  genre_ids: series.genres.map((genre) => genre.id),
  id: series.id,
  name: series.title,
  origin_country: [],
  original_language: series.original_language,
  original_name: series.original_title,
  overview: series.overview,
  popularity: series.popularity,
  poster_path: posterPath(series),
  vote_average: series.vote_average,
  vote_count: series.vote_count,
});

/** The data has no season ids; these are unique for up to 10,000 seasons a series. */
const seasonId = (series: Series, season: SeasonData): number => (series.id % 100_000) * 10_000 + season.season_number;
const airDates = (series: Series): string[] => series.seasons.flatMap((season) => season.episodes.flatMap((episode) => episode.air_date ?? [])).toSorted();

/** Specials are not counted. */
function lastEpisode(series: Series) {
  const season = series.seasons.findLast(({ season_number, episodes }) => season_number > 0 && episodes.length > 0);
  const episode = season?.episodes.at(-1);
  return season && episode ? { ...episode, season_number: season.season_number, show_id: series.id } : null;
}

const seasonSummary = (series: Series, season: SeasonData) => ({
  air_date: season.air_date,
  episode_count: season.episodes.length,
  id: seasonId(series, season),
  name: season.name,
  overview: season.overview,
  poster_path: posterPath(series),
  season_number: season.season_number,
  vote_average: 0,
});

/** A series' details. Specials count neither as a season nor as episodes. */
export function seriesDetails(series: Series) {
  const { genre_ids: _, ...item } = seriesItem(series);
  const regular = series.seasons.filter((season) => season.season_number > 0);
  return {
    ...item,
    created_by: series.crew.filter((member) => member.job === "Creator").map(({ person, credit_id }) => ({ id: person.id, credit_id, name: person.name })),
    episode_run_time: [],
    genres: series.genres,
    homepage: "",
    in_production: false,
    languages: [series.original_language],
    last_episode_to_air: lastEpisode(series),
    next_episode_to_air: null,
    last_air_date: airDates(series).at(-1) ?? series.date,
    networks: series.networks.map(companyItem),
    number_of_episodes: regular.reduce((sum, season) => sum + season.episodes.length, 0),
    number_of_seasons: regular.length,
    production_companies: series.production_companies.map(companyItem),
    production_countries: series.production_countries.map((code) => ({ iso_3166_1: code, name: code })),
    seasons: series.seasons.map((season) => seasonSummary(series, season)),
    status: "Ended",
    tagline: series.tagline,
    type: "Scripted",
  };
}

export function seasonDetails(series: Series, season: SeasonData) {
  const { episode_count: _, ...summary } = seasonSummary(series, season);
  return {
    ...summary,
    _id: String(summary.id),
    episodes: season.episodes.map((episode) => ({
      ...episode,
      crew: [],
      episode_type: "standard",
      guest_stars: [],
      id: summary.id * 1000 + episode.episode_number,
      production_code: "",
      season_number: season.season_number,
      show_id: series.id,
      still_path: stillPath(series, season.season_number, episode.episode_number),
      vote_average: 0,
      vote_count: 0,
    })),
  };
}

/** Responses below a series' path, also for `append_to_response`. */
export const seriesSubresources = (series: Series, collection: Collection, { page, imageLanguages }: SubresourceOptions): Record<string, () => object> => ({
  credits: () => creditsResponse(series),
  aggregate_credits: () => aggregateCreditsResponse(series),
  images: () => titleImagesResponse(series, imageLanguages),
  similar: () => pageOf(similarTo(series, collection.series.values()), page, seriesItem),
  recommendations: () => pageOf(recommendedFor(series, collection.series.values()), page, seriesItem),
  reviews: () => reviewsResponse(series, page),
  alternative_titles: () => ({ results: series.alternativeTitles.map((title) => ({ iso_3166_1: "", title, type: "" })) }),
  keywords: () => ({ results: keywordItems(series) }),
  videos: () => videosResponse(series),
  content_ratings: () => ({ results: [] }),
  external_ids: () => externalIds(series),
  translations: () => seriesTranslationsResponse(series),
  "watch/providers": () => ({ results: {} }),
  ...Object.fromEntries(series.seasons.map((season) => [`season/${season.season_number}`, () => seasonDetails(series, season)])),
});
