export const externalLinks = {
  links: "Link",
  siteNames: {
    homepage: "Sito ufficiale",
    imdb: "IMDb",
    wikidata: "Wikidata",
    facebook: "Facebook",
    instagram: "Instagram",
    twitter: "X",
    tiktok: "TikTok",
    youtube: "YouTube",
  },
};
