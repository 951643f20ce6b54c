import { type PictureSize, pictureSizes } from "#domain/image-url.ts";

/** A picture of the provider's: `{ size: "w342", file: "aBc123.jpg" }`. */
export type PictureName = { size: PictureSize; file: string };

/** One segment, no dots but the last, photographs only: an SVG could carry script under our origin. */
const allowedFile = /^[A-Za-z0-9_-]{1,100}\.(?:jpe?g|png|webp)$/;

const isAllowed = (size: string): size is PictureSize => (pictureSizes as readonly string[]).includes(size);

/** What "w342/aBc123.jpg" names, or `null` for whatever is not on the list. */
export function parsePictureName(path: string): PictureName | null {
  const [size = "", file = "", ...more] = path.split("/");
  return more.length === 0 && isAllowed(size) && allowedFile.test(file) ? { size, file } : null;
}
