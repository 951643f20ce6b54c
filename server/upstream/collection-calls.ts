import { z } from "zod";
import type { CallOptions } from "#domain/query.ts";
import { type Collection, inReleaseOrder } from "#features/titles/model/collection.ts";
import { firstOfEach, id, imagePath, most, someOf, stored, string, text } from "./fields.ts";
import type { Get } from "./get.ts";
import { movieSummary, storedMovieSummary } from "./movie-schemas.ts";

export type CollectionCalls = {
  /** 404 for an unknown id. */
  collection(id: number, options?: CallOptions): Promise<Collection>;
};

export const collection: z.ZodType<Collection> = z.object({
  id,
  name: string.trim().min(1),
  overview: text,
  poster_path: imagePath,
  backdrop_path: imagePath,
  parts: someOf(movieSummary, most.parts).transform(firstOfEach).transform(inReleaseOrder),
});

export const storedCollection: z.ZodType<Collection> = z.object({
  id,
  name: z.string().min(1),
  overview: z.string(),
  poster_path: stored.imagePath,
  backdrop_path: stored.imagePath,
  parts: z.array(storedMovieSummary),
});

export const collectionCalls = (get: Get): CollectionCalls => ({
  collection: (collectionId, options) => get(collection, `/collection/${collectionId}`, {}, options, (found) => found.id === collectionId),
});
