import type { PageRef } from "#app/head/page-metadata.server.ts";
import { canonicalMoviePath, canonicalSeriesPath } from "#domain/addresses.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { SeriesSummary } from "#domain/series.ts";

/** An item of a list in structured data. */
export const titleLink = (title: MovieSummary | SeriesSummary): PageRef =>
  "title" in title ? { name: title.title, path: canonicalMoviePath(title) } : { name: title.name, path: canonicalSeriesPath(title) };
