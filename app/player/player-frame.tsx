import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, maximizeIcon, minimizeIcon, playIcon } from "#app/ui/icons.tsx";
import * as words from "#content/words/player.ts";
import { frameUrl, type PlayerServer, type PlayerSubject } from "#domain/player.ts";
import type { PublicSite } from "#domain/site.ts";

/** Enough for a player, without pop-ups and top navigation (tests/e2e/hijack.e2e.ts). */
const sandbox = "allow-scripts allow-same-origin allow-forms allow-presentation";

type PlayerFrameProps = {
  server: PlayerServer;
  subject: PlayerSubject;
  title: string;
  /** The visitor has pressed Play or chosen a server. */
  isRequested: boolean;
  onPlay: () => void;
  heightClass: string;
};

const isFirstParty = (server: PlayerServer): boolean => server.template.startsWith("/");
const autoLoads = (server: PlayerServer, load: PublicSite["playerLoad"]): boolean => load === "visible" || (load === "auto" && isFirstParty(server));

function useFullscreen(): [React.RefObject<HTMLDivElement | null>, boolean, () => void] {
  const stage = useRef<HTMLDivElement>(null);
  const [isFullscreen, setFullscreen] = useState(false);
  // The browser leaves fullscreen on Escape without a click on our button.
  useEffect(() => {
    const onChange = () => setFullscreen(document.fullscreenElement !== null && document.fullscreenElement === stage.current);
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, []);
  const toggle = () => void (isFullscreen ? document.exitFullscreen() : stage.current?.requestFullscreen?.());
  return [stage, isFullscreen, toggle];
}

function StageMessage({ children }: { children: ReactNode }) {
  return <div className="grid h-full place-items-center bg-night px-6 text-center text-on-night">{children}</div>;
}

/** The selected server's frame, or a Play button where it loads on a click (PLAYER_LOAD). */
export function PlayerFrame({ server, subject, title, isRequested, onPlay, heightClass }: PlayerFrameProps) {
  const { playerLoad } = useSite();
  const [stage, isFullscreen, toggleFullscreen] = useFullscreen();
  const url = frameUrl(server.template, subject);
  return (
    <div data-slot="player">
      <div ref={stage} className={classNames("overflow-hidden rounded-lg bg-night shadow-stage", isFullscreen ? "h-full" : heightClass)}>
        {url === null ? (
          <StageMessage>{words.titleMissing(server.name)}</StageMessage>
        ) : isRequested || autoLoads(server, playerLoad) ? (
          <iframe
            key={url}
            src={url}
            title={words.frameTitle(title, server.name)}
            loading="lazy"
            allow={server.allow}
            referrerPolicy={server.referrerPolicy}
            className="size-full"
            {...(server.sandbox && !isFirstParty(server) && { sandbox })}
          />
        ) : (
          <StageMessage>
            <Button variant="primary" onClick={onPlay}>
              <Icon of={playIcon} className="size-5 fill-current" />
              {words.playOn(server.name)}
            </Button>
          </StageMessage>
        )}
      </div>
      {server.fullscreenButton && (
        <Button variant="bare" className="-ml-5 mt-2 noscript:hidden" aria-pressed={isFullscreen} onClick={toggleFullscreen}>
          {isFullscreen ? <Icon of={minimizeIcon} className="size-4" /> : <Icon of={maximizeIcon} className="size-4" />}
          {words.fullscreen}
        </Button>
      )}
    </div>
  );
}
