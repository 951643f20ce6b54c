import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

export const words: Words["page-blogs"] = {
  title: "Блог",
  description: (siteName) =>
    `Шесть коротких статей на ${siteName}: как шутит немое кино, ремесло киносериалов, открытые фильмы, выбор фильма на вечер, форматы кадра и субтитры.`,
  lead: "Есть что почитать, пока готовится попкорн: о фильмах, о том, как их делают и как их смотреть.",
  articles,
  backToHomepage: "На главную",
};
