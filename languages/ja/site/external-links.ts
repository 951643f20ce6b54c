import type { ExternalSite } from "#features/titles/model/external-links.ts";
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
  } satisfies Record<ExternalSite, string>,
};
