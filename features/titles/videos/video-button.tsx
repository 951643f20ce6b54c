import { type ComponentProps, Suspense, useRef, useState } from "react";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import type { Video } from "#features/titles/model/video.ts";

const VideoDialog = lazyPart(async () => (await import("./video-dialog.tsx")).VideoDialog);

/** Plays a video in a dialog. Nothing of it is requested before the press, and nothing plays without script. */
export function VideoButton({ video, children, ...props }: { video: Video } & ComponentProps<"button">) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // Some browsers do not focus a button that is clicked, so that the dialog cannot return the focus.
    button.current?.focus();
  };
  return (
    <>
      <button ref={button} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} {...props}>
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <VideoDialog video={video} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
