import { useAnnouncement } from "#app/ui/announcement.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon, xIcon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { frameHost, type PlayerServer } from "#domain/player.ts";
import type { Words } from "#languages/words.ts";

import type { Playback } from "./frame-player.ts";
import type { FrameWait } from "./frame-wait.ts";
import type { Handover } from "./server-fallback.ts";

type FrameNoteProps = {
  server: PlayerServer;
  /** The frame's address is not known yet. */
  isAddressless: boolean;
  isLoaded: boolean;
  playback: Playback;
  wait: FrameWait;
  handover: Handover | null;
  /** Shown as "Not playing? Try Server 4". */
  offered: PlayerServer | null;
  onTry: (id: string) => void;
  onHide: () => void;
  onStartOver: () => void;
};

const isUnderWay = (playback: Playback): boolean => playback === "playing" || playback === "paused" || playback === "ended";

function handoverText(words: Words["stage"]["playerFrame"], { handover, server, isLoaded, playback }: FrameNoteProps): string | null {
  if (!handover?.to || isUnderWay(playback)) return null;
  const isDue = handover.to === server && !(isLoaded && playback === "silent");
  return isDue ? words.handedOver(handover.from.name, server.name, frameHost(server)) : null;
}

function noteText(words: Words["stage"]["playerFrame"], props: FrameNoteProps): string | null {
  const { server, isAddressless, isLoaded, wait } = props;
  const text = handoverText(words, props);
  if (text !== null || wait === "silent") return text;
  if (isAddressless) return words.waitingForDatabase;
  if (isLoaded) return null;
  return wait === "long" ? words.slow(server.name) : words.asking(server.name);
}

/** At the top, away from the controls of a player that plays in silence. */
function Offer({ offered, onTry, onHide }: { offered: PlayerServer } & Pick<FrameNoteProps, "onTry" | "onHide">) {
  const words = useWords("stage").playerFrame;
  return (
    <div className="stage-overlay stage-corner stage-offer rounded-md bg-raised-more shadow-2xl forced-colors:border">
      <Button onClick={() => onTry(offered.id)}>{words.tryServer(offered.name)}</Button>
      <Button className="stage-x" aria-label={words.hideOffer} onClick={onHide}>
        <Icon of={xIcon} className="size-4" />
      </Button>
    </div>
  );
}

/** Covers the frame of the last server that failed. */
function NoneLeft({ onStartOver }: Pick<FrameNoteProps, "onStartOver">) {
  const words = useWords("stage").playerFrame;
  const { tryAgain } = useWords("site").actions;
  return (
    <div role="alert" className="absolute inset-0 grid place-content-center justify-items-center gap-4 overflow-y-auto bg-night p-4 text-center text-on-night">
      <p className="max-w-sm">{words.noneLeft}</p>
      <Button variant="primary" onClick={onStartOver}>
        {tryAgain}
      </Button>
    </div>
  );
}

/** What the stage says over the frame. Each part has a place of its own, so that none moves another. */
export function FrameNote(props: FrameNoteProps) {
  const words = useWords("stage").playerFrame;
  const { server, isAddressless, playback, wait, handover, offered, onTry, onHide, onStartOver } = props;
  const text = noteText(words, props);
  useAnnouncement(text ?? "");
  const isOver = handover?.to === null && handover.from === server && !isUnderWay(playback);
  return (
    <>
      <p data-slot="stage-note" className="pointer-events-none absolute inset-3 flex items-end">
        {text !== null && (
          <span key={text} className="stage-note">
            {text}
          </span>
        )}
      </p>
      {wait === "long" && !isAddressless && offered && <Offer key={server.id} offered={offered} onTry={onTry} onHide={onHide} />}
      {isOver && <NoneLeft onStartOver={onStartOver} />}
    </>
  );
}
