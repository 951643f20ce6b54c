import type { ImageKind } from "#features/titles/model/images.ts";
import { number } from "../text.ts";

const kinds: Record<ImageKind, string> = { backdrop: "مشهد من", poster: "ملصق", still: "لقطة من حلقة", profile: "صورة" };

export const pictures = {
  pictures: "الصور",
  showAllPictures: (count: number): string => `عرض كل الصور (${number(count)})`,
  /** "مشهد من Metropolis، الصورة 3 من 24" */
  pictureName: (kind: ImageKind, name: string, position: number, count: number): string => `${kinds[kind]} ${name}، الصورة ${position} من ${number(count)}`,
  picturesOf: (name: string): string => `صور ${name}`,
  /** In the viewer. */
  counter: (position: number, count: number): string => `${position} من ${number(count)}`,
  previousPicture: "الصورة السابقة",
  nextPicture: "الصورة التالية",
  closePictures: "إغلاق الصور",
  pictureFailed: "تعذّر تحميل هذه الصورة.",
};
