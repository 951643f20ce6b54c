import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import * as words from "#content/words/player.ts";
import { isFirstParty, type PlayerServer } from "#domain/player.ts";
import { type FrameWait, useFrameWait } from "./frame-wait.ts";

/** Enough for a player, without pop-ups and top navigation (tests/e2e/hijack.e2e.ts). */
const sandbox = "allow-scripts allow-same-origin allow-forms allow-presentation";

type PlayerFrameProps = {
  /** `null` while the address waits for the film database. */
  url: string | null;
  server: PlayerServer;
  /** Offered if the server is slow; `null` if there is no other. */
  next: PlayerServer | null;
  title: string | null;
  isRequested: boolean;
  onSelect: (id: string) => void;
};

/** Play has removed itself, and with it the focus. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  if (frame && document.activeElement === document.body) frame.focus({ preventScroll: true });
}

type WaitProps = Pick<PlayerFrameProps, "url" | "server" | "next" | "onSelect"> & { wait: FrameWait };

function waitText({ url, server, wait }: WaitProps): string | null {
  if (wait === "silent") return null;
  if (url === null) return words.waitingForDatabase;
  return wait === "long" ? words.slow(server.name) : words.asking(server.name);
}

/** Lies over the frame and lets clicks through, the offer excepted. */
function Wait(props: WaitProps) {
  const { url, wait, next, onSelect } = props;
  const text = waitText(props);
  return (
    <div className="pointer-events-none absolute inset-x-3 bottom-3 flex flex-wrap items-center gap-2">
      <p role="status" className={classNames(text !== null && "stage-note")}>
        {text}
      </p>
      {wait === "long" && url !== null && next && (
        <Button variant="quiet" className="pointer-events-auto" onClick={() => onSelect(next.id)}>
          {words.tryServer(next.name)}
        </Button>
      )}
    </div>
  );
}

/** A server's frame. Until it paints, the title's picture shows through it. */
export function PlayerFrame({ url, server, next, title, isRequested, onSelect }: PlayerFrameProps) {
  const [loadedUrl, setLoadedUrl] = useState<string | null>(null);
  const isLoaded = url !== null && loadedUrl === url;
  const wait = useFrameWait(url, isRequested && !isLoaded);
  return (
    <>
      {url !== null && (
        <iframe
          key={url}
          ref={isRequested ? takeFocus : null}
          src={url}
          title={words.frameTitle(title, server.name)}
          loading={isRequested ? "eager" : "lazy"}
          allow={server.allow}
          referrerPolicy={server.referrerPolicy}
          onLoad={() => setLoadedUrl(url)}
          className={classNames("absolute inset-0 size-full -outline-offset-2 scheme-light", isLoaded && "bg-night")}
          {...(isFirstParty(server) ? isRequested && { "data-autoplay": "" } : server.sandbox && { sandbox })}
        />
      )}
      <Wait url={url} server={server} next={next} wait={wait} onSelect={onSelect} />
    </>
  );
}
