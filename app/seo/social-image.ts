import { siteCardPath, titleCardPath } from "#domain/crawler-paths.ts";
import { imageUrl } from "#domain/image-url.ts";
import type { PublicSite } from "#domain/site.ts";

/** The picture of a shared link. `wide`: fills section 9's 1200 by 630; else it is a portrait, whose size we do not know. */
export type SocialImage = { url: string; alt: string; wide: boolean };

/** Networks want absolute addresses; the embedded catalog's pictures are paths of our own. */
export const absolute = (site: PublicSite, url: string): string => (url.startsWith("/") ? site.origin + url : url);

/** No network shows an SVG, which is what the embedded catalog draws (docs/decisions/011-social-card-images.md). */
const isPhoto = (path: string | null): path is string => path !== null && /\.(?:jpe?g|png|webp)$/i.test(path);

export const siteCard = (site: PublicSite): SocialImage => ({ url: site.origin + siteCardPath, alt: site.name, wide: true });

type Pictured = { kind: "movie" | "tv"; id: number; name: string; backdrop_path: string | null };

/** The provider's backdrop where there is one, else the card that we drew, else the site's own. */
export function titleImage(site: PublicSite, { kind, id, name, backdrop_path }: Pictured): SocialImage {
  if (isPhoto(backdrop_path)) return { url: absolute(site, imageUrl(site.imageBase, backdrop_path, "w1280")), alt: name, wide: true };
  return site.catalog === "embedded" ? { url: site.origin + titleCardPath(kind, id), alt: name, wide: true } : siteCard(site);
}

export function personImage(site: PublicSite, { name, profile_path }: { name: string; profile_path: string | null }): SocialImage {
  return isPhoto(profile_path) ? { url: absolute(site, imageUrl(site.imageBase, profile_path, "h632")), alt: name, wide: false } : siteCard(site);
}
