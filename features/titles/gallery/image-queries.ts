import type { QueryOptions } from "#app/data/query.ts";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import type { Catalog } from "#domain/catalog.ts";
import type { Image } from "#domain/images.ts";
import { notices } from "#domain/notices.ts";

export type ImageSubject = "movie" | "tv" | "person";

const methods = { movie: "movieImages", tv: "seriesImages", person: "personImages" } as const satisfies Record<ImageSubject, keyof Catalog>;

/** Not among a page's own queries: the browser loads pictures when they come into view. */
const imageQueries = (catalog: Catalog) => ({
  images: (kind: ImageSubject, id: number): QueryOptions<Image[]> => ({
    queryKey: ["images", kind, id],
    queryFn: async () => (await catalog[methods[kind]](id)) ?? [],
    meta: { failures: [notices.pictures] },
  }),
});

export const useImageQueries = () => useQueriesOf(imageQueries);
