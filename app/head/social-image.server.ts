import { siteCardPath, titleCardPath } from "#domain/addresses.ts";
import { cardSize, imageUrl } from "#domain/image-url.ts";
import { headLimits } from "#domain/limits.ts";
import type { PublicSite } from "#domain/site.ts";

type Size = { widthPx: number; heightPx: number };

/** The picture of a shared link. `size`: in which it is sent; `null` for a portrait of unknown size. */
export type SocialImage = { url: string; alt: string; size: Size | null };

/** Section 9's. */
const ofCards: Size = headLimits.socialImage;
/** All backdrops of the provider have this shape. */
const ofBackdrops: Size = { widthPx: 1280, heightPx: 720 };

/** Social networks need absolute addresses; the embedded catalog's pictures are paths on this site. */
export const absolute = (site: PublicSite, url: string): string => (url.startsWith("/") ? site.origin + url : url);

/** Social networks show no SVG, the format of the embedded catalog's artwork (docs/decisions/011-social-card-images.md). */
const isPhoto = (path: string | null): path is string => path !== null && /\.(?:jpe?g|png|webp)$/i.test(path);

export const siteCard = (site: PublicSite): SocialImage => ({ url: site.origin + siteCardPath, alt: site.name, size: ofCards });

type TitleWithBackdrop = { kind: "movie" | "series"; id: number; name: string; backdrop_path: string | null };

/** Where this site serves the provider's pictures, it cuts them to a card (`server/picture-store/`). */
const isServedHere = (site: PublicSite): boolean => site.catalog === "live" && site.imageBase.startsWith("/");

function backdropImage(site: PublicSite, name: string, path: string): SocialImage {
  const size = isServedHere(site) ? ofCards : ofBackdrops;
  return { url: absolute(site, imageUrl(site.imageBase, path, isServedHere(site) ? cardSize : "w1280")), alt: name, size };
}

/** The provider's backdrop, or the embedded catalog's drawn card, or the site's card. */
export function titleImage(site: PublicSite, { kind, id, name, backdrop_path }: TitleWithBackdrop): SocialImage {
  if (isPhoto(backdrop_path)) return backdropImage(site, name, backdrop_path);
  return site.catalog === "embedded" ? { url: site.origin + titleCardPath(kind, id), alt: name, size: ofCards } : siteCard(site);
}

type CollectionWithBackdrop = { name: string; backdrop_path: string | null; parts: readonly { id: number; backdrop_path: string | null }[] };

/** The collection's backdrop, or the picture of its first film. */
export function collectionImage(site: PublicSite, { name, backdrop_path, parts: [first] }: CollectionWithBackdrop): SocialImage {
  if (isPhoto(backdrop_path) || !first) return titleImage(site, { kind: "movie", id: 0, name, backdrop_path });
  return titleImage(site, { kind: "movie", id: first.id, name, backdrop_path: first.backdrop_path });
}

export function personImage(site: PublicSite, { name, profile_path }: { name: string; profile_path: string | null }): SocialImage {
  return isPhoto(profile_path) ? { url: absolute(site, imageUrl(site.imageBase, profile_path, "h632")), alt: name, size: null } : siteCard(site);
}
