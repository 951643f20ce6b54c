import "./stage-overlays.css";
import { startTransition, useEffect, useEffectEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { PlayerSubject } from "#domain/player.ts";
import { videoKey } from "#domain/title-key.ts";
import { lastServer, leftAt } from "./memory.ts";
import { clockTime } from "./model/clock-time.ts";
import type { PlayerFrameProps } from "./player-frame.tsx";

type StageMemoryProps = Pick<PlayerFrameProps, "servers" | "selected" | "subject"> & { kind: PlayerSubject["kind"] };

/** Before Play: selects the server that worked last on this device, and goes on where the visitor stopped. */
export function StageMemory({ servers, selected: { server, marks, setMarks, setStartAt, prefer, play }, kind, subject }: StageMemoryProps) {
  const words = useWords("stage").playerFrame;
  const preferLast = useEffectEvent(() => {
    const last = servers.find(({ id }) => id === lastServer(kind));
    if (!last || Object.keys(marks).length > 0) return;
    // In a transition, because the server row may not have its code yet, and would show its skeleton meanwhile.
    startTransition(() => {
      prefer(last.id);
      setMarks(() => ({ [last.id]: "lastUsed" }));
    });
  });
  // What the device remembers is not known before hydration.
  useEffect(() => preferLast(), []);
  const position = subject && leftAt(videoKey(subject));
  useEffect(() => setStartAt(position ?? 0), [position, setStartAt]);
  const startOver = () => {
    setStartAt(0);
    play();
  };
  return (
    <>
      {marks[server.id] === "lastUsed" && <p className="stage-note stage-corner">{words.lastUsed(server.name)}</p>}
      {position !== null && (
        <div className="stage-resume">
          <Button variant="primary" className="shadow-2xl" onClick={play}>
            {words.resumeAt(clockTime(position))}
          </Button>
          <Button variant="glass" onClick={startOver}>
            {words.startOver}
          </Button>
        </div>
      )}
    </>
  );
}
