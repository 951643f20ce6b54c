import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { vi } from "vitest";
import type { MovieSummary } from "#domain/movie.ts";
import type { PlayerServer, PlayerSubject } from "#domain/player.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { PlayerFrame, type VideoEnd } from "#features/player/player-frame.tsx";
import { useSelectedServer } from "#features/player/selected-server.ts";
import { renderPart } from "./render-part.tsx";
import { sampleSite } from "./sample-site.ts";

const [one, two, three] = sampleSite().movieServers;
if (!one || !two || !three) throw new Error("The default configuration has eleven servers");
/** The first three, which are our own players, and what makes one of them foreign: "https://2embed.example/e/19". */
export const ownServers = [one, two, three] as const;
export const foreign = (server: PlayerServer): PlayerServer => ({
  ...server,
  type: "embed",
  template: `https://${server.id}.example/e/{tmdb_id}`,
  allow: "fullscreen",
  referrerPolicy: "no-referrer",
});
const film: PlayerSubject = { kind: "movie", tmdb_id: 19, imdb_id: null };
export const episode = (number: number): PlayerSubject => ({ kind: "tv", tmdb_id: 19, imdb_id: null, season: 1, episode: number });

export const fullscreen = vi.fn();
export const left = vi.fn();
/** The page's messages to the frame. */
export const sent = vi.fn();

/** Before each test. */
export function resetStage(): void {
  vi.useFakeTimers();
  localStorage.clear();
  fullscreen.mockReset();
  left.mockReset();
  sent.mockReset();
  Object.defineProperty(navigator, "onLine", { configurable: true, value: true });
}

type Shown = { isRequested?: boolean; startAt?: number; subject?: PlayerSubject; isOwn?: boolean; details?: MovieSummary | SeriesSummary | null };

/** A requested player in its stage, and the marks of its servers. `change`: shows another video. */
export function showFrame(servers: readonly PlayerServer[], { isRequested = true, startAt = 0, subject = film, isOwn = false, details = null }: Shown = {}) {
  let choose: (subject: PlayerSubject) => void = () => undefined;
  const renderEnd = ({ isToEnd, onReplay, onClose }: VideoEnd) => (
    <div>
      <p>The end{isToEnd && ", at last"}</p>
      <button type="button" onClick={onReplay}>
        Again
      </button>
      <button type="button" onClick={onClose}>
        Stay
      </button>
    </div>
  );
  function Stage() {
    const [current, setCurrent] = useState(subject);
    choose = setCurrent;
    const selected = useSelectedServer(servers);
    const { server } = selected;
    if (!server) return null;
    const marks = servers.map(({ id }) => selected.marks[id] ?? "none").join(" ");
    return (
      <>
        <PlayerFrame
          servers={servers}
          selected={{ ...selected, server, isRequested: isRequested || selected.isRequested, startAt }}
          subject={current}
          isOwn={isOwn}
          title="Metropolis"
          details={details}
          names={{ title: "Metropolis", episode: { season: 2, number: 6, name: "Heart" }, artwork: "/a.jpg" }}
          next={{ name: "Next episode · S2 E7", to: "/tv/19?season=2&episode=7" }}
          renderEnd={renderEnd}
          onFullscreen={fullscreen}
          onLeave={left}
        />
        <p data-testid="marks">{marks}</p>
        <input aria-label="Field" />
      </>
    );
  }
  renderPart(<Stage />);
  return { change: (next: PlayerSubject) => act(() => choose(next)) };
}

export const frame = () => screen.getByTitle<HTMLIFrameElement>(/^Player: Metropolis/);
export const src = () => frame().getAttribute("src");
export const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
export const status = () => document.querySelector("[data-slot=stage-note]")?.textContent;
export const marks = () => screen.getByTestId("marks").textContent;
export const offer = () => screen.queryByRole("button", { name: /^Not playing/ });

type Sender = { source?: MessageEventSource | null; origin?: string };

/** Says something in the frame's name; `Sender`: from elsewhere. */
export function say(fields: object, { source = frame().contentWindow, origin = new URL(src() ?? "", location.href).origin }: Sender = {}) {
  const { contentWindow } = frame();
  if (contentWindow) contentWindow.postMessage = sent;
  act(() => void window.dispatchEvent(new MessageEvent("message", { data: { matinee: 1, ...fields }, source, origin })));
}
/** The frame's position. */
export const position = (seconds: number) => say({ type: "position", position: seconds, duration: 1000 });
export const messages = () => sent.mock.calls.map(([message]) => message as Record<string, unknown>);
/** What the device holds under "matinee-" and the name. */
export const stored = (name: string): unknown => JSON.parse(localStorage.getItem(`matinee-${name}`) ?? "null");
export const press = (key: string, options: KeyboardEventInit = {}, target: Element = document.body) => fireEvent.keyDown(target, { key, ...options });
