import type { ExternalSite } from "#features/titles/model/external-links.ts";

export const externalLinks = {
  links: "روابط",
  siteNames: {
    homepage: "الموقع الرسمي",
    imdb: "IMDb",
    wikidata: "ويكي بيانات",
    facebook: "فيسبوك",
    instagram: "إنستغرام",
    twitter: "X",
    tiktok: "تيك توك",
    youtube: "يوتيوب",
  } satisfies Record<ExternalSite, string>,
};
