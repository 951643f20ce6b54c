import type { ImageKind } from "#features/titles/model/images.ts";
import { number, plural } from "../text.ts";

const kinds: Record<ImageKind, string> = { backdrop: "Kadr", poster: "Plakat", still: "Kadr z odcinka", profile: "Portret" };
export const pictures = {
  pictures: "Zdjęcia",
  showAllPictures: (count: number): string => plural(count, { one: "Pokaż # zdjęcie", few: "Pokaż wszystkie # zdjęcia", many: "Pokaż wszystkie # zdjęć" }),
  /** "Kadr: Metropolis, zdjęcie 3 z 24" */
  pictureName: (kind: ImageKind, name: string, position: number, count: number): string =>
    `${kinds[kind]}: ${name}, zdjęcie ${number(position)} z ${number(count)}`,
  picturesOf: (name: string): string => `Zdjęcia: ${name}`,
  /** In the viewer. */
  counter: (position: number, count: number): string => `${number(position)} z ${number(count)}`,
  previousPicture: "Poprzednie zdjęcie",
  nextPicture: "Następne zdjęcie",
  closePictures: "Zamknij zdjęcia",
  pictureFailed: "Nie udało się wczytać tego zdjęcia.",
};
