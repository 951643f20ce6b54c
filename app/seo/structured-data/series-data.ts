import type { Linked } from "#app/seo/page-metadata.ts";
import { absolute } from "#app/seo/social-image.ts";
import { imageUrl } from "#domain/image-url.ts";
import { limits } from "#domain/limits.ts";
import { canonicalSeriesPath, personPath } from "#domain/paths.ts";
import type { Series } from "#domain/series.ts";
import type { PublicSite } from "#domain/site.ts";
import { dateOrNone, documented, listOrNone, person, textOrNone, usualContentRating } from "./thing.ts";

/** A series as schema.org's TVSeries. */
export const seriesData = (site: PublicSite, series: Series, actors: readonly Linked[]) =>
  documented({
    "@type": "TVSeries",
    name: series.name,
    alternateName: series.original_name === series.name ? undefined : textOrNone(series.original_name),
    url: site.origin + canonicalSeriesPath(series),
    image: series.poster_path === null ? undefined : absolute(site, imageUrl(site.imageBase, series.poster_path, "w780")),
    description: textOrNone(series.overview),
    startDate: dateOrNone(series.first_air_date),
    numberOfSeasons: series.number_of_seasons ?? undefined,
    numberOfEpisodes: series.number_of_episodes ?? undefined,
    genre: listOrNone(series.genres.map((genre) => genre.name)),
    contentRating: series.certification ?? usualContentRating.tv,
    creator: listOrNone(series.created_by.map(({ id, name }) => person(site, { name, path: personPath(id) }))),
    actor: listOrNone(actors.slice(0, limits.metadata.actors).map((actor) => person(site, actor))),
  });
