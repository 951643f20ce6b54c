import { cardSize, type PictureSize, pictureSizes } from "#domain/image-url.ts";

/** For example `{ size: "w342", file: "aBc123.jpg" }`. */
export type PictureName = { size: PictureSize; file: string };

/** One path segment with one dot. No SVG: it could run script under our origin. */
const allowedFile = /^[A-Za-z0-9_-]{1,100}\.(?:jpe?g|png|webp)$/;

const isAllowed = (size: string): size is PictureSize => (pictureSizes as readonly string[]).includes(size);

/** The file of "card/aBc123.jpg"; `null` for another size. */
export function parseCardName(path: string): string | null {
  const [size, file = "", ...more] = path.split("/");
  return more.length === 0 && size === cardSize && allowedFile.test(file) ? file : null;
}

/** Parses "w342/aBc123.jpg"; `null` if a part is not allowed. */
export function parsePictureName(path: string): PictureName | null {
  const [size = "", file = "", ...more] = path.split("/");
  return more.length === 0 && isAllowed(size) && allowedFile.test(file) ? { size, file } : null;
}
