import { optionsOf } from "#app/data/query.ts";
import type { Ask } from "#domain/query.ts";
import { sectionQueries } from "../model/queries.ts";

/** `page`: from 1 up. */
export const guidePageQuery = (ask: Ask, seriesId: number, page: number) => optionsOf(ask, sectionQueries.guidePage, [seriesId, page]);
