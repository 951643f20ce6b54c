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
  },
};
