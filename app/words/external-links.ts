import type { ExternalSite } from "#domain/external-links.ts";

export const links = "Links";
/** Follows a link's text for screen readers. */
export const leavesSite = "(leaves this site)";

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
