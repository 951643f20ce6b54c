import { buttonClass } from "#app/ui/button.tsx";
import { filmIcon, Icon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { Video } from "#features/titles/model/video.ts";
import { VideoButton } from "./video-button.tsx";

/** Beside the hero's other buttons: "Trailer, plays on YouTube". */
export function TrailerButton({ video }: { video: Video }) {
  const words = useWords("titles").videos;
  return (
    <VideoButton video={video} className={buttonClass("glass", "px-4 text-start leading-tight noscript:hidden")}>
      <Icon of={filmIcon} className="size-4 shrink-0" />
      <span>{words.trailerName(video)}</span>
    </VideoButton>
  );
}
