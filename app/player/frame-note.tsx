import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, xIcon } from "#app/ui/icons.tsx";
import { tryAgain } from "#content/words/actions.ts";
import * as words from "#content/words/player-frame.ts";
import { frameHost, type PlayerServer } from "#domain/player.ts";
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

function handoverText({ handover, server, isLoaded, playback }: FrameNoteProps): string | null {
  if (!handover || isUnderWay(playback)) return null;
  if (handover.to === null) return handover.from === server ? words.noneLeft : null;
  const isDue = handover.to === server && !(isLoaded && playback === "silent");
  return isDue ? words.handedOver(handover.from.name, server.name, frameHost(server)) : null;
}

function noteText(props: FrameNoteProps): string | null {
  const { server, isAddressless, isLoaded, wait } = props;
  const text = handoverText(props);
  if (text !== null || wait === "silent") return text;
  if (isAddressless) return words.waitingForDatabase;
  if (isLoaded) return null;
  return wait === "long" ? words.slow(server.name) : words.asking(server.name);
}

function Offer({ offered, onTry, onHide }: { offered: PlayerServer } & Pick<FrameNoteProps, "onTry" | "onHide">) {
  return (
    <div className="pointer-events-auto flex rounded-md bg-raised-more shadow-2xl forced-colors:border">
      <Button className="rounded-r-none pr-3 text-sm" onClick={() => onTry(offered.id)}>
        {words.tryServer(offered.name)}
      </Button>
      <Button className="min-w-11 rounded-l-none px-3" aria-label={words.hideOffer} onClick={onHide}>
        <Icon of={xIcon} className="size-4" />
      </Button>
    </div>
  );
}

/** Lies over the frame and lets clicks through, its buttons excepted. Over a loaded frame it is at the top, away from a player's controls. */
export function FrameNote(props: FrameNoteProps) {
  const { server, isAddressless, isLoaded, wait, handover, offered, onTry, onHide, onStartOver } = props;
  const text = noteText(props);
  const isOver = handover?.to === null && text !== null;
  return (
    <div className={classNames("pointer-events-none absolute inset-x-3 flex flex-wrap items-center gap-2", isLoaded && !isOver ? "top-3" : "bottom-3")}>
      <p role="status" className={classNames(text !== null && "stage-note")}>
        {text}
      </p>
      {isOver && (
        <Button variant="primary" className="pointer-events-auto" onClick={onStartOver}>
          {tryAgain}
        </Button>
      )}
      {!isOver && wait === "long" && !isAddressless && offered && <Offer key={server.id} offered={offered} onTry={onTry} onHide={onHide} />}
    </div>
  );
}
