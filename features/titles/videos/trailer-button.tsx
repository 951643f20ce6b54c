import { buttonClass } from "#app/ui/button.tsx";
import { filmIcon, Icon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { ShownVideo } from "#features/titles/model/video.ts";
import { VideoButton } from "./video-button.tsx";

/** Beside the hero's other buttons: "Trailer, plays on YouTube". */
export function TrailerButton({ video }: { video: ShownVideo }) {
  const words = useWords("titles").videos;
  return (
    <VideoButton video={video} className={buttonClass("glass", "px-4 text-start leading-tight noscript:hidden")}>
      <Icon of={filmIcon} className="size-4 shrink-0" />
      <span>{video.languageName ? words.inLanguage(words.trailerName(video), video.languageName) : words.trailerName(video)}</span>
    </VideoButton>
  );
}
