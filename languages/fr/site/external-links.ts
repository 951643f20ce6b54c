export const externalLinks = {
  links: "Liens",
  siteNames: {
    homepage: "Site officiel",
    imdb: "IMDb",
    wikidata: "Wikidata",
    facebook: "Facebook",
    instagram: "Instagram",
    twitter: "X",
    tiktok: "TikTok",
    youtube: "YouTube",
  },
};
