import type { QueryOptions } from "#app/data/query.ts";
import type { Catalog } from "#domain/catalog.ts";
import type { GuidePage } from "#domain/episode-guide.ts";
import { notices } from "#domain/notices.ts";

/** `page`: from 1 up. */
export const guidePageQuery = (catalog: Catalog, seriesId: number, page: number): QueryOptions<GuidePage | null> => ({
  queryKey: ["episode-guide", seriesId, page],
  queryFn: () => catalog.guidePage(seriesId, page),
  meta: { failures: [notices.episodeGuide] },
});
