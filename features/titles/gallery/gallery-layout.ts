import type { PictureWidth } from "#domain/image-url.ts";
import { limits } from "#domain/limits.ts";
import type { Image } from "#features/titles/model/images.ts";

/** With more, a button shows all. */
export const { pictures: picturesInRow } = limits.gallery;

/** The height of the row of pictures, reserved while they load. */
export const rowHeight = "h-36 md:h-52";

type Layout = {
  /** In the wall of all pictures. Widths in the relation of the shapes, so that the pictures of a line stay equally high. */
  wallItem: string;
  shape: string;
  thumbnail: { widths: readonly [PictureWidth, ...PictureWidth[]]; sizes: string };
  viewer: { widths: readonly [PictureWidth, ...PictureWidth[]]; sizes: string };
};

const landscape: Layout = {
  wallItem: "basis-[13.5rem] grow-[8] md:basis-[23.125rem]",
  shape: "aspect-video",
  thumbnail: { widths: ["w500", "w300", "w780"], sizes: "(min-width: 1700px) 460px, (min-width: 768px) 370px, 256px" },
  viewer: { widths: ["w1280", "w780", "w500"], sizes: "100vw" },
};

const portrait: Layout = {
  wallItem: "max-w-1/2 basis-[5.06rem] grow-[3] md:basis-[8.67rem]",
  shape: "aspect-2/3",
  thumbnail: { widths: ["w185", "w92", "w342"], sizes: "(min-width: 1700px) 174px, (min-width: 768px) 139px, 96px" },
  viewer: { widths: ["w780", "w500", "w342"], sizes: "(orientation: landscape) 67vh, 100vw" },
};

export const layoutOf = ({ width, height }: Image): Layout => (width > height ? landscape : portrait);
