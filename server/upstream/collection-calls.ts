import { z } from "zod";
import type { CallOptions } from "#domain/query.ts";
import { type Collection, inReleaseOrder } from "#features/titles/model/collection.ts";
import { firstOfEach, id, imagePath, most, name, someOf, stored, text } from "./fields.ts";
import type { Get } from "./get.ts";
import { movieSummary, movieSummaryIn, storedMovieSummary } from "./movie-schemas.ts";
import { perLanguage } from "./names-in-language.ts";
import { languageParameter, textIn, titleIn } from "./text-in-language.ts";

export type CollectionCalls = {
  /** 404 for an unknown id. */
  collection(id: number, options?: CallOptions): Promise<Collection>;
};

export const collection: z.ZodType<Collection> = z.object({
  id,
  name,
  overview: text,
  poster_path: imagePath,
  backdrop_path: imagePath,
  parts: someOf(movieSummary, most.parts).transform(firstOfEach).transform(inReleaseOrder),
});

/** Without a name in the language the English one stands in for it. */
export const collectionIn = perLanguage(collection, (language) =>
  z
    .object({ id, name: text, overview: text, poster_path: imagePath, backdrop_path: imagePath, parts: someOf(movieSummaryIn(language), most.parts) })
    .transform(({ parts, ...found }) => ({
      ...found,
      name: titleIn(language, found.name),
      overview: textIn(language, found.overview),
      parts: inReleaseOrder(firstOfEach(parts)),
    })),
);

export const storedCollection: z.ZodType<Collection> = z.object({
  id,
  name: z.string(),
  overview: z.string(),
  poster_path: stored.imagePath,
  backdrop_path: stored.imagePath,
  parts: z.array(storedMovieSummary),
});

export const collectionCalls = (get: Get): CollectionCalls => ({
  collection: (collectionId, options) =>
    get(collectionIn(options?.language), `/collection/${collectionId}`, languageParameter(options?.language), options, (found) => found.id === collectionId),
});
