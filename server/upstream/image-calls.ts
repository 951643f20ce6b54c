import { z } from "zod";
import { isEnglish, isoOf, type Language } from "#domain/languages.ts";
import type { CallOptions } from "#domain/query.ts";
import type { Image, ImageKind } from "#features/titles/model/images.ts";
import { isObject, most, someOf, stored } from "./fields.ts";
import { type Get, isAbout } from "./get.ts";
import { perLanguage } from "./names-in-language.ts";

/** Pictures by kind, the best of each first. */
export type ImageCalls = {
  movieImages(id: number, options?: CallOptions): Promise<Image[]>;
  seriesImages(id: number, options?: CallOptions): Promise<Image[]>;
  personImages(id: number, options?: CallOptions): Promise<Image[]>;
};

/** Other languages' posters have titles that most visitors cannot read; `null` has no text. */
const ofTitles = (language: Language | undefined) => ({ include_image_language: isEnglish(language) ? "en,null" : `${isoOf(language)},en,null` });

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

const ofTitle = (posters: z.ZodType<Image[]>): z.ZodType<Image[]> =>
  z.object({ backdrops: filesOf("backdrop"), posters }).transform((files) => distinct([...files.backdrops, ...files.posters]));

export const titleImages = ofTitle(filesOf("poster"));

/** Posters in the language first. */
const ownFirst =
  (language: Language) =>
  (files: unknown): unknown => {
    const rankOf = (file: unknown): number => (isObject(file) && file.iso_639_1 === isoOf(language) ? 0 : 1);
    return Array.isArray(files) ? files.toSorted((a, b) => rankOf(a) - rankOf(b)) : files;
  };

export const titleImagesIn = perLanguage(titleImages, (language) => ofTitle(z.preprocess(ownFirst(language), filesOf("poster"))));

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
  movieImages: (id, options) => get(titleImagesIn(options?.language), `/movie/${id}/images`, ofTitles(options?.language), options, isAbout(id)),
  seriesImages: (id, options) => get(titleImagesIn(options?.language), `/tv/${id}/images`, ofTitles(options?.language), options, isAbout(id)),
  personImages: (id, options) => get(personImages, `/person/${id}/images`, {}, options, isAbout(id)),
});
