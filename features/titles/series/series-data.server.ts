import { canonicalUrl } from "#app/head/canonical-url.server.ts";
import type { LocalSite } from "#app/head/local-site.server.ts";
import type { PageRef } from "#app/head/page-metadata.server.ts";
import { absolute } from "#app/head/social-image.server.ts";
import { dateOrUndefined, defaultContentRating, jsonLd, listOrUndefined, person, textOrUndefined } from "#app/head/thing.server.ts";
import { canonicalSeriesPath, personPath } from "#domain/addresses.ts";
import { genreName } from "#domain/genre.ts";
import { imageUrl } from "#domain/image-url.ts";
import { headLimits } from "#domain/limits.ts";
import type { Series } from "#domain/series.ts";
import type { Video } from "#features/titles/model/video.ts";
import { trailerData } from "#features/titles/trailer-data.server.ts";

/** schema.org's TVSeries. */
export const seriesData = (site: LocalSite, series: Series, actors: readonly PageRef[], videos?: readonly Video[]) =>
  jsonLd({
    "@type": "TVSeries",
    name: series.name,
    alternateName: series.original_name === series.name ? undefined : textOrUndefined(series.original_name),
    url: canonicalUrl(site, { path: canonicalSeriesPath(series), isUntranslated: series.isUntranslated }),
    image: series.poster_path === null ? undefined : absolute(site, imageUrl(site.imageBase, series.poster_path, "w780")),
    description: textOrUndefined(series.overview),
    startDate: dateOrUndefined(series.first_air_date),
    numberOfSeasons: series.number_of_seasons ?? undefined,
    numberOfEpisodes: series.number_of_episodes ?? undefined,
    genre: listOrUndefined(series.genres.map((genre) => genreName(site.words.site.genres, genre))),
    contentRating: series.certification ?? defaultContentRating.series,
    creator: listOrUndefined(series.created_by.map(({ id, name }) => person(site, { name, path: personPath(id) }))),
    actor: listOrUndefined(actors.slice(0, headLimits.actors).map((actor) => person(site, actor))),
    trailer: trailerData(site, series, videos),
  });
