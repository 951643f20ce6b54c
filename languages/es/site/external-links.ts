export const externalLinks = {
  links: "Enlaces",
  siteNames: {
    homepage: "Sitio oficial",
    imdb: "IMDb",
    wikidata: "Wikidata",
    facebook: "Facebook",
    instagram: "Instagram",
    twitter: "X",
    tiktok: "TikTok",
    youtube: "YouTube",
  },
};
