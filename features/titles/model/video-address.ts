import { videoFrameOrigin } from "#domain/site.ts";
import type { Video } from "./video.ts";

type Playable = Pick<Video, "key">;

/** The player of another site's video. */
export const videoEmbedUrl = ({ key }: Playable): string => `${videoFrameOrigin}/embed/${encodeURIComponent(key)}`;
/** The same after a press on Play, so that it starts at once. */
export const videoFrameUrl = (video: Playable): string => `${videoEmbedUrl(video)}?autoplay=1&playsinline=1&rel=0`;

/** Where our own videos and their captions are. */
export const videoPath = ({ key }: Playable): string => `/player/media/${encodeURIComponent(key)}`;
export const captionsPath = ({ key }: Playable): string => videoPath({ key: key.replace(/\.\w+$/, ".en.vtt") });
