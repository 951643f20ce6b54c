import { canDraw } from "./artwork/lettering.ts";
import type { Title } from "./collection.ts";

/** A title has a poster in English, and one in each language whose title differs and is written in letters of the typeface: Arabic has none. */
export const hasPoster = (translated: string, { title }: { title: string }): boolean => translated !== title && canDraw(translated);

/** The posters of a title by language, English first, with what they are lettered. */
export const postersOf = ({ english, translations }: Pick<Title, "english" | "translations">): { language: string; lettering: string }[] => [
  { language: "en", lettering: english.title },
  ...translations.filter(({ texts }) => hasPoster(texts.title, english)).map(({ iso_639_1, texts }) => ({ language: iso_639_1, lettering: texts.title })),
];
