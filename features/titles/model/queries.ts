import { pagePath } from "#domain/addresses.ts";
import { notices } from "#domain/notices.ts";
import { idQuery, query, regionQuery } from "#domain/query.ts";
import type { Collection } from "./collection.ts";
import type { GuidePage } from "./episode-guide.ts";
import type { FullCredits } from "./full-credits.ts";
import type { Image } from "./images.ts";
import type { InRegion } from "./in-region.ts";

const allCredits = { cast: "people", "departments.people": "people" } as const;

/** What the pages of titles ask beside the titles themselves. */
export const sectionQueries = {
  /** What depends on the country, from the film's own data. An unknown country has nothing. Said in place alone: the page may load it without a press. */
  movieInRegion: regionQuery<InRegion | null>("movieInRegion", "/api/movies/:id/region", { failures: [], about: "movies" }),
  seriesInRegion: regionQuery<InRegion | null>("seriesInRegion", "/api/tv/:id/region", { failures: [], about: "series" }),

  movieCredits: idQuery<FullCredits | null>("movieCredits", "/api/movies/:id/credits", {
    failures: [notices.fullCredits],
    about: "movies",
    contains: allCredits,
  }),
  seriesCredits: idQuery<FullCredits | null>("seriesCredits", "/api/tv/:id/credits", {
    failures: [notices.fullCredits],
    about: "series",
    contains: allCredits,
  }),

  movieImages: idQuery<Image[] | null>("movieImages", "/api/movies/:id/images", { failures: [notices.pictures], about: "movies" }),
  /** With stills of the first season, if that is cached. */
  seriesImages: idQuery<Image[] | null>("seriesImages", "/api/tv/:id/images", { failures: [notices.pictures], about: "series" }),

  collection: idQuery<Collection | null>("collection", "/api/collections/:id", { failures: [notices.collection], contains: { parts: "movies" } }),

  /** A page of the series' episode guide (features/titles/model/episode-guide.ts), from 1 up; `null` past the last one. */
  guidePage: query<[seriesId: number, page: number], GuidePage | null>({
    name: "guidePage",
    address: (id, page) => pagePath(`/api/tv/${id}/episodes`, page),
    route: { pattern: "/api/tv/:id/episodes", parameter: "page" },
    mayBeAbsent: true,
    failures: [notices.episodeGuide],
    about: "series",
  }),
};
