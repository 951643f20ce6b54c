import type { PublicSite } from "#domain/site.ts";

export const blogs = ({ name: siteName }: Pick<PublicSite, "name">) => ({
  title: "Блог",
  description: `Шесть коротких статей на ${siteName}: как шутит немое кино, ремесло киносериалов, открытые фильмы, выбор фильма на вечер, форматы кадра и субтитры.`,
  lead: "Есть что почитать, пока готовится попкорн: о фильмах, о том, как их делают и как их смотреть.",
});

export const backToHomepage = "На главную";
