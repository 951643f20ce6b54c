import { siteCardPath, titleCardPath } from "#domain/addresses.ts";
import { imageUrl } from "#domain/image-url.ts";
import type { PublicSite } from "#domain/site.ts";

/** The picture of a shared link. `wide`: fills section 9's 1200 by 630; otherwise a portrait of unknown size. */
export type SocialImage = { url: string; alt: string; wide: boolean };

/** Social networks need absolute addresses; the embedded catalog's pictures are paths on this site. */
export const absolute = (site: PublicSite, url: string): string => (url.startsWith("/") ? site.origin + url : url);

/** Social networks show no SVG, the format of the embedded catalog's artwork (docs/decisions/011-social-card-images.md). */
const isPhoto = (path: string | null): path is string => path !== null && /\.(?:jpe?g|png|webp)$/i.test(path);

export const siteCard = (site: PublicSite): SocialImage => ({ url: site.origin + siteCardPath, alt: site.name, wide: true });

type TitleWithBackdrop = { kind: "movie" | "series"; id: number; name: string; backdrop_path: string | null };

/** The provider's backdrop, or the embedded catalog's drawn card, or the site's card. */
export function titleImage(site: PublicSite, { kind, id, name, backdrop_path }: TitleWithBackdrop): SocialImage {
  if (isPhoto(backdrop_path)) return { url: absolute(site, imageUrl(site.imageBase, backdrop_path, "w1280")), alt: name, wide: true };
  return site.catalog === "embedded" ? { url: site.origin + titleCardPath(kind, id), alt: name, wide: true } : siteCard(site);
}

type CollectionWithBackdrop = { name: string; backdrop_path: string | null; parts: readonly { id: number; backdrop_path: string | null }[] };

/** The collection's backdrop, or the picture of its first film. */
export function collectionImage(site: PublicSite, { name, backdrop_path, parts: [first] }: CollectionWithBackdrop): SocialImage {
  if (isPhoto(backdrop_path) || !first) return titleImage(site, { kind: "movie", id: 0, name, backdrop_path });
  return titleImage(site, { kind: "movie", id: first.id, name, backdrop_path: first.backdrop_path });
}

export function personImage(site: PublicSite, { name, profile_path }: { name: string; profile_path: string | null }): SocialImage {
  return isPhoto(profile_path) ? { url: absolute(site, imageUrl(site.imageBase, profile_path, "h632")), alt: name, wide: false } : siteCard(site);
}
