export const externalLinks = {
  links: "リンク",
  siteNames: {
    homepage: "公式サイト",
    imdb: "IMDb",
    wikidata: "Wikidata",
    facebook: "Facebook",
    instagram: "Instagram",
    twitter: "X",
    tiktok: "TikTok",
    youtube: "YouTube",
  },
};
