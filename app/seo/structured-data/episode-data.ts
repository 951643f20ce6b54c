import { absolute } from "#app/seo/social-image.ts";
import { imageUrl } from "#domain/image-url.ts";
import { canonicalSeriesPath } from "#domain/paths.ts";
import type { Episode, Season, Series } from "#domain/series.ts";
import { type EpisodeChoice, episodeSearch } from "#domain/series-address.ts";
import type { PublicSite } from "#domain/site.ts";
import { dateOrNone, documented, minutesDuration, textOrNone } from "./thing.ts";

/** The episode that an address names by its number; `null` where it names none, or one that does not exist. */
export function namedEpisode(season: Season | null | undefined, wish: EpisodeChoice): Episode | null {
  if (!season || wish.episode === null) return null;
  return season.episodes.find((episode) => episode.episode_number === wish.episode) ?? null;
}

/** An episode as schema.org's TVEpisode, within its season and series. */
export function episodeData(site: PublicSite, { series, season, episode }: { series: Series; season: Season; episode: Episode }) {
  const seriesUrl = site.origin + canonicalSeriesPath(series);
  return documented({
    "@type": "TVEpisode",
    name: episode.name,
    url: seriesUrl + episodeSearch({ season: season.season_number, episode: episode.episode_number }),
    image: episode.still_path === null ? undefined : absolute(site, imageUrl(site.imageBase, episode.still_path)),
    description: textOrNone(episode.overview),
    datePublished: dateOrNone(episode.air_date),
    duration: minutesDuration(episode.runtime),
    episodeNumber: episode.episode_number,
    partOfSeason: { "@type": "TVSeason", name: season.name, seasonNumber: season.season_number },
    partOfSeries: { "@type": "TVSeries", name: series.name, url: seriesUrl },
  });
}
