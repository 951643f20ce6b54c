import { buttonClass } from "#app/ui/button.tsx";
import { filmIcon, Icon } from "#app/ui/icons.tsx";
import { playKind } from "#content/words/videos.ts";
import type { Video } from "#domain/video.ts";
import { VideoButton } from "./video-button.tsx";

/** Beside the hero's other buttons: "Trailer, plays on YouTube". */
export function TrailerButton({ video }: { video: Video }) {
  return (
    <VideoButton video={video} className={buttonClass("glass", "noscript:hidden")}>
      <Icon of={filmIcon} className="size-4" />
      {playKind(video)}
    </VideoButton>
  );
}
