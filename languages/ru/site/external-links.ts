export const externalLinks = {
  links: "Ссылки",
  siteNames: {
    homepage: "Официальный сайт",
    imdb: "IMDb",
    wikidata: "Wikidata",
    facebook: "Facebook",
    instagram: "Instagram",
    twitter: "X",
    tiktok: "TikTok",
    youtube: "YouTube",
  },
};
