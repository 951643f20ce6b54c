import { type ReactNode, useId } from "react";
import { Icon, playIcon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";

type PlayButtonProps = {
  server: string;
  /** At the foot: where the video comes from. */
  note: string | null;
  onPlay: () => void;
  /** A pointer or the focus has arrived, so that a press is likely. */
  onPoint: () => void;
  /** What the device remembers. */
  children: ReactNode;
};

/** Covers the stage. The note is beside the button, whose name it must not contradict. */
export function PlayButton({ server, note, onPlay, onPoint, children }: PlayButtonProps) {
  const { playOn } = useWords("stage").player;
  const noteId = useId();
  return (
    <>
      <button
        type="button"
        aria-label={playOn(server)}
        aria-describedby={note === null ? undefined : noteId}
        onClick={onPlay}
        onPointerEnter={onPoint}
        onFocus={onPoint}
        className="peer absolute inset-0 rounded-[inherit] -outline-offset-4 couch:-outline-offset-4! inset-ring-night focus-visible:inset-ring-8 noscript:hidden"
      />
      <div className="pointer-events-none absolute inset-0 grid grid-rows-[minmax(0,1fr)_minmax(52px,auto)] p-3 peer-hover:[&>span]:scale-105 peer-active:[&>span]:scale-95 noscript:hidden">
        <span className="col-start-1 row-start-1 grid aspect-square h-[min(72px,100%)] place-items-center place-self-center rounded-full bg-marquee text-on-marquee shadow-2xl ring-6 ring-night/50 transition-transform forced-colors:border">
          <Icon of={playIcon} className="ms-[6%] size-[44%] fill-current" />
        </span>
        {children}
        {note !== null && (
          // The key: another note does not move the last one.
          <p key={note} id={noteId} className="stage-note row-start-2 self-end">
            {note}
          </p>
        )}
      </div>
    </>
  );
}
