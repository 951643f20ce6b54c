/** The provider's sizes that our pages, social cards and structured data ask for. The image proxy answers for these and no other. */
export const pictureSizes = ["w92", "w185", "w300", "w342", "w500", "w780", "w1280", "h632", "original"] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** What a `srcset` is made of: "w342" is 342 pixels wide. */
export type PictureWidth = Extract<PictureSize, `w${number}`>;

/** Sizes seen in the specification; the provider knows more, so any name is taken. */
export type ImageSize = PictureSize | "w45" | "w200" | (string & {});

/** `{base}{size}{path}`: base ends in a slash, path starts with one, as the provider's do (section 3). */
export function imageUrl(base: string, path: string, size: ImageSize = "original"): string {
  return `${base}${size}${path}`;
}

/** `srcset` of one picture in several widths. */
export const imageSet = (base: string, path: string, widths: readonly PictureWidth[]): string =>
  widths.map((width) => `${imageUrl(base, path, width)} ${width.slice(1)}w`).join(", ");
