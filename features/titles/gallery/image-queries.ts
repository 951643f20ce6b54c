import type { QueryOptions } from "#app/data/query.ts";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import type { Ask } from "#domain/query.ts";
import type { Image } from "#features/titles/model/images.ts";
import { sectionQueries } from "../model/queries.ts";

export type ImageSubject = "movie" | "series" | "person";

const images = { movie: sectionQueries.movieImages, series: sectionQueries.seriesImages, person: sectionQueries.personImages };

/** Not among a page's own queries: the browser loads pictures when they come into view. */
const imageQueries = (ask: Ask) => ({
  images: (kind: ImageSubject, id: number): QueryOptions<Image[]> => {
    const query = images[kind];
    return { queryKey: [query.name, id], queryFn: async () => (await ask(query, [id])) ?? [], meta: { failures: query.failures } };
  },
});

export const useImageQueries = () => useQueriesOf(imageQueries);
