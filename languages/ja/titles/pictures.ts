import type { ImageKind } from "#features/titles/model/images.ts";
import { number } from "../text.ts";

const kinds: Record<ImageKind, string> = { backdrop: "場面写真", poster: "ポスター", still: "エピソードの場面写真", profile: "写真" };
export const pictures = {
  pictures: "画像",
  showAllPictures: (count: number): string => `画像${number(count)}枚をすべて表示`,
  /** "Metropolis、場面写真、24枚中3枚目". `name`: of a title or of a person. */
  pictureName: (kind: ImageKind, name: string, position: number, count: number): string =>
    `${name}、${kinds[kind]}、${number(count)}枚中${number(position)}枚目`,
  picturesOf: (name: string): string => `${name}の画像`,
  /** In the viewer. */
  counter: (position: number, count: number): string => `${number(position)} / ${number(count)}`,
  previousPicture: "前の画像",
  nextPicture: "次の画像",
  closePictures: "画像を閉じる",
  pictureFailed: "この画像は読み込めません。",
};
