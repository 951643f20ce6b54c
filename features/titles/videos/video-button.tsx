import type { ComponentProps } from "react";
import { lazyExtra } from "#app/ui/lazy-part.tsx";
import type { Video } from "#features/titles/model/video.ts";
import { useDialog } from "#features/titles/use-dialog.ts";

const VideoDialog = lazyExtra(async () => (await import("./video-dialog.tsx")).VideoDialog);

/** Plays a video in a dialog. Nothing of it is requested before the press, and nothing plays without script. */
export function VideoButton({ video, children, ...props }: { video: Video } & ComponentProps<"button">) {
  const { button, isOpen, open, close } = useDialog();
  return (
    <>
      <button ref={button} type="button" aria-haspopup="dialog" onClick={open} {...props}>
        {children}
      </button>
      {isOpen && <VideoDialog video={video} onClose={close} />}
    </>
  );
}
