import type { ExternalSite } from "#features/titles/model/external-links.ts";

export const links = "Links";
export const siteNames: Record<ExternalSite, string> = {
  homepage: "Official site",
  imdb: "IMDb",
  wikidata: "Wikidata",
  facebook: "Facebook",
  instagram: "Instagram",
  twitter: "X",
  tiktok: "TikTok",
  youtube: "YouTube",
};
