import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

const blogs = ({ name: siteName }: Pick<PublicSite, "name">) => ({
  title: "Блог",
  description: `Шесть коротких статей на ${siteName}: как шутит немое кино, ремесло киносериалов, открытые фильмы, выбор фильма на вечер, форматы кадра и субтитры.`,
  lead: "Есть что почитать, пока готовится попкорн: о фильмах, о том, как их делают и как их смотреть.",
});

const backToHomepage = "На главную";

export const words: Words["page-blogs"] = { page: blogs, articles, backToHomepage };
