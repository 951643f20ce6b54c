import { absolute } from "#app/head/social-image.server.ts";
import { dateOrUndefined, type Thing } from "#app/head/thing.server.ts";
import { imageUrl } from "#domain/image-url.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Video } from "./model/video.ts";
import { videoEmbedUrl } from "./model/video-address.ts";

type Subject = { backdrop_path: string | null };

/** schema.org's VideoObject: a title's best trailer. Search engines want a date and a picture, so that without them there is none. */
export function trailerData(site: PublicSite, { backdrop_path }: Subject, videos: readonly Video[] = []): Thing | undefined {
  const trailer = videos.find(({ type, site: host }) => type === "Trailer" && host !== "own");
  const uploadDate = trailer && dateOrUndefined(trailer.published);
  if (!uploadDate || backdrop_path === null) return undefined;
  return {
    "@type": "VideoObject",
    name: trailer.name,
    thumbnailUrl: absolute(site, imageUrl(site.imageBase, backdrop_path, "w1280")),
    uploadDate,
    embedUrl: videoEmbedUrl(trailer),
  };
}
