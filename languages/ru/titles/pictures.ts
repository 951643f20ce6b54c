import type { ImageKind } from "#features/titles/model/images.ts";
import { number } from "../text.ts";

const kinds: Record<ImageKind, string> = { backdrop: "Кадр", poster: "Постер", still: "Кадр из серии", profile: "Портрет" };
export const pictures = {
  pictures: "Изображения",
  showAllPictures: (count: number): string => `Все изображения (${number(count)})`,
  /** "Кадр: Метрополис, изображение 3 из 24" */
  pictureName: (kind: ImageKind, name: string, position: number, count: number): string =>
    `${kinds[kind]}: ${name}, изображение ${number(position)} из ${number(count)}`,
  picturesOf: (name: string): string => `Изображения: ${name}`,
  /** In the viewer. */
  counter: (position: number, count: number): string => `${number(position)} из ${number(count)}`,
  previousPicture: "Предыдущее изображение",
  nextPicture: "Следующее изображение",
  closePictures: "Закрыть изображения",
  pictureFailed: "Это изображение не загружается.",
};
