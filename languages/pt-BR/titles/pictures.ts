import type { ImageKind } from "#features/titles/model/images.ts";
import { number } from "../text.ts";

const kinds: Record<ImageKind, string> = { backdrop: "Cena de", poster: "Pôster de", still: "Cena de episódio de", profile: "Retrato de" };
export const pictures = {
  pictures: "Imagens",
  showAllPictures: (count: number): string => `Ver todas as ${number(count)} imagens`,
  /** "Cena de Metrópolis, imagem 3 de 24" */
  pictureName: (kind: ImageKind, name: string, position: number, count: number): string =>
    `${kinds[kind]} ${name}, imagem ${number(position)} de ${number(count)}`,
  picturesOf: (name: string): string => `Imagens: ${name}`,
  /** In the viewer. */
  counter: (position: number, count: number): string => `${number(position)} de ${number(count)}`,
  previousPicture: "Imagem anterior",
  nextPicture: "Próxima imagem",
  closePictures: "Fechar imagens",
  pictureFailed: "Não é possível carregar esta imagem.",
};
