import { buttonClass } from "#app/ui/button.tsx";
import { filmIcon, Icon } from "#app/ui/icons.tsx";
import * as words from "#content/words/videos.ts";
import type { Video } from "#domain/video.ts";
import { VideoButton } from "./video-button.tsx";

/** Beside the hero's other buttons: "Trailer", and below it "plays on YouTube". */
export function TrailerButton({ video }: { video: Video }) {
  return (
    <VideoButton video={video} aria-label={words.playKind(video)} className={buttonClass("glass", "px-4 text-start leading-tight noscript:hidden")}>
      <Icon of={filmIcon} className="size-4 shrink-0" />
      <span>
        {words.kindOf(video)}
        <span className="block text-xs font-normal empty:hidden">{words.playsOn(video)}</span>
      </span>
    </VideoButton>
  );
}
