export const externalLinks = {
  links: "Links",
  siteNames: {
    homepage: "Offizielle Website",
    imdb: "IMDb",
    wikidata: "Wikidata",
    facebook: "Facebook",
    instagram: "Instagram",
    twitter: "X",
    tiktok: "TikTok",
    youtube: "YouTube",
  },
};
