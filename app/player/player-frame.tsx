import { __iconData as maximizeIcon } from "lucide-react/icons/maximize";
import { __iconData as minimizeIcon } from "lucide-react/icons/minimize";
import { __iconData as playIcon } from "lucide-react/icons/play";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { frameUrl, type PlayerServer, type PlayerSubject } from "#domain/player.ts";
import type { PublicSite } from "#domain/site.ts";

/** Enough for a player and nothing for a hijacker: measured, no pop-up and no top navigation get through (quality.md). */
const sandbox = "allow-scripts allow-same-origin allow-forms allow-presentation";

type PlayerFrameProps = {
  server: PlayerServer;
  subject: PlayerSubject;
  title: string;
  /** Whether the visitor has asked for this player: by Play, or by choosing a server. */
  wanted: boolean;
  onPlay: () => void;
  heightClass: string;
};

const isOwn = (server: PlayerServer): boolean => server.template.startsWith("/");
const loadsByItself = (server: PlayerServer, load: PublicSite["playerLoad"]): boolean => load === "visible" || (load === "auto" && isOwn(server));

function useFullscreen(): [React.RefObject<HTMLDivElement | null>, boolean, () => void] {
  const stage = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  // Escape leaves fullscreen without asking us.
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === stage.current);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  const toggle = () => void (isFull ? document.exitFullscreen() : stage.current?.requestFullscreen?.());
  return [stage, isFull, toggle];
}

function Stage({ children }: { children: ReactNode }) {
  return <div className="grid h-full place-items-center bg-night px-6 text-center text-on-night">{children}</div>;
}

/** The stage: the chosen server's frame, or a Play button where it must not load by itself. */
export function PlayerFrame({ server, subject, title, wanted, onPlay, heightClass }: PlayerFrameProps) {
  const { playerLoad } = useSite();
  const [stage, isFull, toggleFullscreen] = useFullscreen();
  const url = frameUrl(server.template, subject);
  return (
    <div data-slot="player">
      <div ref={stage} className={classNames("overflow-hidden rounded-lg bg-night shadow-stage", isFull ? "h-full" : heightClass)}>
        {url === null ? (
          <Stage>{server.name} does not have this title. Choose another server below.</Stage>
        ) : wanted || loadsByItself(server, playerLoad) ? (
          <iframe
            key={url}
            src={url}
            title={`Player: ${title}, ${server.name}`}
            loading="lazy"
            allow={server.allow}
            referrerPolicy={server.referrerPolicy}
            className="size-full"
            {...(server.sandbox && !isOwn(server) && { sandbox })}
          />
        ) : (
          <Stage>
            <Button variant="primary" onClick={onPlay}>
              <Icon of={playIcon} className="size-5 fill-current" />
              Play on {server.name}
            </Button>
          </Stage>
        )}
      </div>
      {server.fullscreenButton && (
        <Button variant="bare" className="-ml-5 mt-2 noscript:hidden" aria-pressed={isFull} onClick={toggleFullscreen}>
          {isFull ? <Icon of={minimizeIcon} className="size-4" /> : <Icon of={maximizeIcon} className="size-4" />}
          Fullscreen
        </Button>
      )}
    </div>
  );
}
