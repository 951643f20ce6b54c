import { useId } from "react";
import { CloseButton, Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { Video } from "#features/titles/model/video.ts";
import { captionsPath, videoFrameUrl, videoPath } from "#features/titles/model/video-address.ts";

/** Enough for a player, without pop-ups and top navigation. */
const sandbox = "allow-scripts allow-same-origin allow-presentation";
const allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
const frameClass = "size-full bg-night scheme-light";

function VideoFrame({ video }: { video: Video }) {
  const words = useWords("titles").videos;
  if (video.site === "own")
    return (
      <video src={videoPath(video)} controls autoPlay playsInline className={frameClass}>
        <track kind="captions" srcLang="en" label={words.captions} src={captionsPath(video)} />
      </video>
    );
  return (
    <iframe
      // A frame whose address changes would add to the tab's history.
      key={video.key}
      src={videoFrameUrl(video)}
      title={words.playName(video)}
      allow={allow}
      sandbox={sandbox}
      // Without a referrer the player refuses to play.
      referrerPolicy="strict-origin-when-cross-origin"
      className={frameClass}
    />
  );
}

/** Loads the video, and drops it when the dialog closes. */
export function VideoDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const words = useWords("titles").videos;
  const headingId = useId();
  return (
    <Modal aria-labelledby={headingId} onClose={onClose} className="video-dialog">
      <div className="flex items-center justify-between gap-4 py-1 pe-1 ps-4">
        <h2 id={headingId} className="line-clamp-2 min-w-0 font-semibold leading-snug">
          {video.name}
        </h2>
        <CloseButton label={words.close} className="-outline-offset-4" />
      </div>
      <div className="aspect-video bg-night">
        <VideoFrame video={video} />
      </div>
    </Modal>
  );
}
