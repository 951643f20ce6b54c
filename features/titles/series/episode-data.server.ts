import { canonicalUrl } from "#app/head/canonical-url.server.ts";
import type { LocalSite } from "#app/head/local-site.server.ts";
import { absolute } from "#app/head/social-image.server.ts";
import { dateOrUndefined, jsonLd, minutesDuration, textOrUndefined } from "#app/head/thing.server.ts";
import { canonicalSeriesPath, type EpisodeChoice, episodeSearch } from "#domain/addresses.ts";
import { imageUrl } from "#domain/image-url.ts";
import type { Episode, Season, Series } from "#domain/series.ts";

/** The episode whose number is in the address; `null` without a number, or if no such episode exists. */
export function namedEpisode(season: Season | null | undefined, choice: EpisodeChoice): Episode | null {
  if (!season || choice.episode === null) return null;
  return season.episodes.find((episode) => episode.episode_number === choice.episode) ?? null;
}

/** schema.org's TVEpisode. */
export function episodeData(site: LocalSite, { series, season, episode }: { series: Series; season: Season; episode: Episode }) {
  const words = site.words.series;
  const seriesUrl = canonicalUrl(site, { path: canonicalSeriesPath(series), isUntranslated: series.isUntranslated });
  return jsonLd({
    "@type": "TVEpisode",
    name: episode.name || words.episodes.unnamedEpisode(episode.episode_number),
    url: seriesUrl + episodeSearch({ season: season.season_number, episode: episode.episode_number }),
    image: episode.still_path === null ? undefined : absolute(site, imageUrl(site.imageBase, episode.still_path)),
    description: textOrUndefined(episode.overview),
    datePublished: dateOrUndefined(episode.air_date),
    duration: minutesDuration(episode.runtime),
    episodeNumber: episode.episode_number,
    partOfSeason: { "@type": "TVSeason", name: season.name || words.episodeGuide.season(season.season_number), seasonNumber: season.season_number },
    partOfSeries: { "@type": "TVSeries", name: series.name, url: seriesUrl },
  });
}
