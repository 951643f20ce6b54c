import { z } from "zod";
import type { CallOptions } from "#domain/query.ts";
import type { Image, ImageKind } from "#features/titles/model/images.ts";
import { most, someOf, stored } from "./fields.ts";
import { type Get, isAbout } from "./get.ts";

/** Pictures by kind, the best of each first. */
export type ImageCalls = {
  movieImages(id: number, options?: CallOptions): Promise<Image[]>;
  seriesImages(id: number, options?: CallOptions): Promise<Image[]>;
  personImages(id: number, options?: CallOptions): Promise<Image[]>;
};

/** Other languages' posters have titles that most visitors cannot read; `null` has no text. */
const ofTitles = { include_image_language: "en,null" };

/** Whatever a response says of them, pictures are no larger, and no longer than four times their width. */
const maxPixels = 20_000;
const maxRatio = 4;

const pixels = z.int().min(1).max(maxPixels);
const pathOfFile = z.string().pipe(stored.imagePath.unwrap());

const fileOf = (kind: ImageKind): z.ZodType<Image> =>
  z
    .object({ file_path: pathOfFile, width: pixels, height: pixels })
    .refine(({ width, height }) => Math.max(width / height, height / width) <= maxRatio)
    .transform(({ file_path, width, height }) => ({ kind, path: file_path, width, height }));

const distinct = (images: Image[]): Image[] => [...new Map(images.map((image) => [image.path, image])).values()];

const filesOf = (kind: ImageKind) => someOf(fileOf(kind), most.images);

export const titleImages: z.ZodType<Image[]> = z
  .object({ backdrops: filesOf("backdrop"), posters: filesOf("poster") })
  .transform(({ backdrops, posters }) => distinct([...backdrops, ...posters]));

export const personImages: z.ZodType<Image[]> = z.object({ profiles: filesOf("profile") }).transform(({ profiles }) => distinct(profiles));

export const storedImages: z.ZodType<Image[]> = z.array(
  z.object({
    kind: z.enum(["backdrop", "poster", "still", "profile"]),
    path: stored.imagePath.unwrap(),
    width: pixels,
    height: pixels,
  }),
);

export const imageCalls = (get: Get): ImageCalls => ({
  movieImages: (id, options) => get(titleImages, `/movie/${id}/images`, ofTitles, options, isAbout(id)),
  seriesImages: (id, options) => get(titleImages, `/tv/${id}/images`, ofTitles, options, isAbout(id)),
  personImages: (id, options) => get(personImages, `/person/${id}/images`, {}, options, isAbout(id)),
});
