/** The provider's sizes that pages, social cards and structured data use. The image proxy serves these only. */
export const pictureSizes = ["w92", "w185", "w300", "w342", "w500", "w780", "w1280", "h632", "original"] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** A size of this site alone, where it serves the provider's pictures: cut for a shared link. */
export const cardSize = "card";

/** Sizes for a `srcset`: "w342" is 342 pixels wide. */
export type PictureWidth = Extract<PictureSize, `w${number}`>;

/** The specification's sizes; the provider has more, so any name is accepted. */
export type ImageSize = PictureSize | "w45" | "w200" | (string & {});

/** `{base}{size}{path}` (section 3): base ends in a slash, path starts with one. */
export function imageUrl(base: string, path: string, size: ImageSize = "original"): string {
  return `${base}${size}${path}`;
}

export const imageSet = (base: string, path: string, widths: readonly PictureWidth[]): string =>
  widths.map((width) => `${imageUrl(base, path, width)} ${width.slice(1)}w`).join(", ");
