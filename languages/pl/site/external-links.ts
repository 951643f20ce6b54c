export const externalLinks = {
  links: "Linki",
  siteNames: {
    homepage: "Oficjalna strona",
    imdb: "IMDb",
    wikidata: "Wikidata",
    facebook: "Facebook",
    instagram: "Instagram",
    twitter: "X",
    tiktok: "TikTok",
    youtube: "YouTube",
  },
};
