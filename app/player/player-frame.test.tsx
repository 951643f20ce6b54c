import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PlayerServer, PlayerSubject } from "#domain/player.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleSite } from "#tests/support/sample-site.ts";
import { PlayerFrame, type VideoEnd } from "./player-frame.tsx";
import { useSelectedServer } from "./selected-server.ts";

const [one, two, three] = sampleSite().movieServers;
if (!one || !two || !three) throw new Error("The default configuration has eleven servers");
const foreign = (server: PlayerServer): PlayerServer => ({
  ...server,
  type: "embed",
  template: `https://${server.id}.example/e/{tmdb_id}`,
  allow: "fullscreen",
  referrerPolicy: "no-referrer",
});
const film: PlayerSubject = { kind: "movie", tmdb_id: 19, imdb_id: null };
const episode = (number: number): PlayerSubject => ({ kind: "tv", tmdb_id: 19, imdb_id: null, season: 1, episode: number });

const fullscreen = vi.fn();
const sent = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  fullscreen.mockReset();
  sent.mockReset();
  Object.defineProperty(navigator, "onLine", { configurable: true, value: true });
});

type Shown = { isRequested?: boolean; startAt?: number; subject?: PlayerSubject };

function show(servers: readonly PlayerServer[], { isRequested = true, startAt = 0, subject = film }: Shown = {}) {
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
          title="Metropolis"
          names={{ title: "Metropolis", episode: { season: 2, number: 6, name: "Heart" }, artwork: "/a.jpg" }}
          renderEnd={renderEnd}
          onFullscreen={fullscreen}
        />
        <p data-testid="marks">{marks}</p>
        <input aria-label="Field" />
      </>
    );
  }
  renderPart(<Stage />);
  return { change: (next: PlayerSubject) => act(() => choose(next)) };
}

const frame = () => screen.getByTitle<HTMLIFrameElement>(/^Player: Metropolis/);
const src = () => frame().getAttribute("src");
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const status = () => screen.getByRole("status").textContent;
const marks = () => screen.getByTestId("marks").textContent;
const offer = () => screen.queryByRole("button", { name: /^Not playing/ });

type Sender = { source?: MessageEventSource | null; origin?: string };

/** Says something in the frame's name; `Sender`: from elsewhere. */
function say(fields: object, { source = frame().contentWindow, origin = new URL(src() ?? "", location.href).origin }: Sender = {}) {
  const { contentWindow } = frame();
  if (contentWindow) contentWindow.postMessage = sent;
  act(() => void window.dispatchEvent(new MessageEvent("message", { data: { matinee: 1, ...fields }, source, origin })));
}
const position = (seconds: number, duration: number | null = 1000) => say({ type: "position", position: seconds, duration });
const messages = () => sent.mock.calls.map(([message]) => message as Record<string, unknown>);
const stored = (name: string): unknown => JSON.parse(localStorage.getItem(`matinee-${name}`) ?? "null");
const press = (key: string, options: KeyboardEventInit = {}, target: Element = document.body) => fireEvent.keyDown(target, { key, ...options });

describe("a frame", () => {
  test("loads lazily unless it is requested, and starts by itself only if it is ours", () => {
    show([one], { isRequested: false });
    expect([frame().getAttribute("loading"), frame().hasAttribute("data-autoplay")]).toEqual(["lazy", false]);
  });

  test("of a third party is sandboxed: it can neither navigate the page nor open a window", () => {
    show([foreign(one)]);
    expect(frame().getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-forms allow-presentation");
    expect([frame().getAttribute("allow"), frame().getAttribute("referrerpolicy")]).toEqual(["fullscreen", "no-referrer"]);
    expect(frame().hasAttribute("data-autoplay")).toBe(false);
  });

  test("that the operator exempted is not sandboxed, and neither is ours", () => {
    show([{ ...foreign(one), sandbox: false }]);
    expect(frame().hasAttribute("sandbox")).toBe(false);
  });

  test("of ours is told what it shows, by attributes that a foreign one cannot read and does not get", () => {
    show([one, foreign(two)]);
    const attributes = () => ["title", "episode", "artwork"].map((name) => frame().getAttribute(`data-${name}`));
    expect(attributes()).toEqual(["Metropolis", "S2 E6 · Heart", "/t/p/w780/a.jpg"]);
    say({ type: "error", reason: "source" });
    expect(attributes()).toEqual([null, null, null]);
  });

  test("takes the focus that the removed Play button had, and no other", () => {
    const elsewhere = document.body.appendChild(document.createElement("button"));
    elsewhere.focus();
    show([one]);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

describe("while a requested frame is silent", () => {
  test("the stage says which server it asks until the frame has loaded", () => {
    show([foreign(one), two]);
    expect(status()).toBe("");
    wait(400);
    expect(status()).toBe("Asking Server 1 …");
    fireEvent.load(frame());
    expect(status()).toBe("");
  });

  test("the next server is offered after 8 seconds, and the offer stays, also over a loaded frame: a refused one fires `load` too", () => {
    show([foreign(one), two]);
    wait(7999);
    expect(offer()).toBeNull();
    wait(1);
    expect([status(), offer()?.textContent]).toEqual(["Server 1 has not answered yet.", "Not playing? Try Server 2"]);
    fireEvent.load(frame());
    wait(60_000);
    expect([status(), offer() !== null]).toEqual(["", true]);
  });

  test("the visitor can hide the offer, and the player has the focus", () => {
    show([foreign(one), two]);
    wait(8000);
    fireEvent.click(screen.getByRole("button", { name: "Hide this offer" }));
    wait(60_000);
    expect([offer(), document.activeElement]).toEqual([null, frame()]);
  });

  test("the offer goes when the frame says that it plays", () => {
    show([foreign(one), two]);
    wait(8000);
    say({ type: "playing" });
    expect(offer()).toBeNull();
    wait(60_000);
    expect(offer()).toBeNull();
  });

  test("a server that the visitor leaves is marked and not offered again, until all are", () => {
    show([one, two, three].map(foreign));
    for (const [left, next] of [
      ["gaveUp none none", "Server 2"],
      ["gaveUp gaveUp none", "Server 3"],
      ["none none none", "Server 1"],
    ]) {
      wait(8000);
      const button = offer() ?? expect.unreachable("no offer");
      expect(button.textContent).toBe(`Not playing? Try ${next}`);
      expect(screen.getAllByRole("button", { name: /^Not playing/ })).toHaveLength(1);
      fireEvent.click(button);
      expect(marks()).toBe(left);
    }
    expect(src()).toBe("https://2embed.example/e/19");
  });

  test("a choice by another button gives a server up as well, but only while another is offered", () => {
    show([one, two, three].map(foreign));
    const choose = (player: string) => act(() => void window.dispatchEvent(new CustomEvent("playerChange", { detail: { player } })));
    choose(three.id);
    expect(marks()).toBe("none none none");
    wait(8000);
    choose(one.id);
    expect(marks()).toBe("none none gaveUp");
  });

  test("no other server is offered where there is none", () => {
    show([foreign(one)]);
    wait(8000);
    expect([status(), offer()]).toEqual(["Server 1 has not answered yet.", null]);
  });

  test("it has worked after 3 minutes in view: the device remembers the server, and the offer goes", () => {
    vi.spyOn(HTMLIFrameElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 100, 300, 200));
    show([foreign(one), two]);
    fireEvent.load(frame());
    wait(179_000);
    expect([offer() !== null, stored("servers")]).toEqual([true, null]);
    wait(1000);
    expect([offer(), stored("servers")]).toEqual([null, { version: 1, movie: one.id }]);
  });

  test("out of view it proves nothing", () => {
    vi.spyOn(HTMLIFrameElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -900, 300, 200));
    show([foreign(one), two]);
    fireEvent.load(frame());
    wait(600_000);
    expect([offer() !== null, stored("servers")]).toEqual([true, null]);
  });

  test("one that the visitor has not requested shows nothing", () => {
    show([one, two], { isRequested: false });
    wait(60_000);
    expect([status(), offer()]).toEqual(["", null]);
  });
});

describe("a frame that speaks", () => {
  test("is not silent: no other server is offered", () => {
    show([foreign(one), two]);
    say({ type: "ready" });
    wait(60_000);
    expect(offer()).toBeNull();
    expect(messages()).toEqual([{ matinee: 1, type: "play" }]);
    expect(sent.mock.calls[0]?.[1]).toBe("https://2embed.example");
  });

  test("is heard only from its own window and origin", () => {
    show([foreign(one), two]);
    wait(8000);
    say({ type: "playing" }, { source: window });
    say({ type: "playing" }, { source: null });
    say({ type: "playing" }, { origin: "https://evil.example" });
    say({ type: "playing" }, { origin: location.origin });
    say({ type: "error", reason: "other" });
    expect([offer() !== null, src(), stored("servers")]).toEqual([true, "https://2embed.example/e/19", null]);
  });

  test("is heard 50 times a second at most", () => {
    show([one, two]);
    for (let count = 0; count < 60; count += 1) position(100);
    say({ type: "error", reason: "source" });
    expect(src()).toBe("/player/2embed/movie/19");
    wait(1000);
    say({ type: "error", reason: "source" });
    expect(src()).toBe("/player/vidsrc/movie/19");
  });

  test("has worked when it plays: the device remembers the server, for films or for series", () => {
    show([one, two], { subject: episode(2) });
    say({ type: "ready" });
    expect(stored("servers")).toBeNull();
    say({ type: "playing" });
    expect(stored("servers")).toEqual({ version: 1, tv: one.id });
  });

  test("leaves its position on the device every 5 seconds and at a pause, and the end removes it", () => {
    show([one]);
    say({ type: "playing" });
    position(29);
    expect(stored("progress")).toBeNull();
    position(40);
    position(42);
    expect(stored("progress")).toEqual({ version: 1, positions: { "movie:19": [40, 1000] } });
    position(43);
    say({ type: "paused" });
    expect(stored("progress")).toEqual({ version: 1, positions: { "movie:19": [43, 1000] } });
    say({ type: "ended" });
    expect(stored("progress")).toEqual({ version: 1, positions: {} });
  });

  test("resumes where the visitor wants to", () => {
    show([one], { startAt: 754 });
    expect(frame().hasAttribute("data-autoplay")).toBe(false);
    say({ type: "ready" });
    expect(messages()).toEqual([
      { matinee: 1, type: "seek", position: 754 },
      { matinee: 1, type: "play" },
    ]);
  });

  test("is told nothing before the visitor has asked for it", () => {
    show([one], { isRequested: false });
    say({ type: "ready" });
    say({ type: "error", reason: "source" });
    expect([messages(), src()]).toEqual([[], "/player/2embed/movie/19"]);
  });
});

describe("another server", () => {
  const choose = (player: string) => act(() => void window.dispatchEvent(new CustomEvent("playerChange", { detail: { player } })));

  test("continues where the last one stood, playing or paused", () => {
    show([one, two, three]);
    say({ type: "playing" });
    position(100.5);
    choose(two.id);
    expect(frame().hasAttribute("data-autoplay")).toBe(false);
    say({ type: "ready" });
    say({ type: "playing" });
    position(120);
    say({ type: "paused" });
    choose(three.id);
    say({ type: "ready" });
    expect(messages()).toEqual([
      { matinee: 1, type: "seek", position: 100.5 },
      { matinee: 1, type: "play" },
      { matinee: 1, type: "seek", position: 120 },
      { matinee: 1, type: "pause" },
    ]);
  });

  test("is tried by itself when this one fails, and the stage says so, naming a host that the visitor has not chosen", () => {
    show([one, foreign(two), three]);
    say({ type: "playing" });
    position(100);
    say({ type: "error", reason: "network" });
    expect([src(), status(), marks()]).toEqual([
      "https://vidsrc.example/e/19",
      "Server 1 could not play this. Trying Server 2, which plays from vidsrc.example.",
      "gaveUp none none",
    ]);
    say({ type: "ready" });
    expect(messages()).toEqual([
      { matinee: 1, type: "seek", position: 100 },
      { matinee: 1, type: "play" },
    ]);
    say({ type: "playing" });
    expect(status()).toBe("");
  });

  test("is tried once each; then the stage says what to do, and can start over", () => {
    show([one, two, three]);
    const seen = new Set<string | null>();
    for (let failures = 0; failures < 3; failures += 1) {
      seen.add(src());
      say({ type: "error", reason: "source" });
    }
    expect([seen.size, src()]).toEqual([3, "/player/videasy/movie/19"]);
    expect(screen.getByRole("alert").textContent).toContain("None of the servers could play this. Check your connection, then try again.");
    const failed = frame();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect([src(), marks(), status()]).toEqual(["/player/2embed/movie/19", "none none none", ""]);
    expect(failed.isConnected).toBe(false);
  });

  test("is not tried while the browser is offline", () => {
    show([one, two]);
    Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
    say({ type: "error", reason: "network" });
    expect([src(), status()]).toEqual(["/player/2embed/movie/19", ""]);
  });

  test("is tried only if it has the title", () => {
    show([one, { ...foreign(two), template: "https://vidsrc.example/{imdb_id}" }, three]);
    say({ type: "error", reason: "source" });
    expect(src()).toBe("/player/videasy/movie/19");
  });
});

describe("at the end", () => {
  const theEnd = () => screen.queryByText(/^The end/)?.textContent;

  test("the page's card stands over the stage until the visitor replays or stays", () => {
    show([one]);
    say({ type: "playing" });
    position(999);
    say({ type: "ended" });
    expect(theEnd()).toBe("The end, at last");
    fireEvent.click(screen.getByRole("button", { name: "Stay" }));
    expect([theEnd(), document.activeElement]).toEqual([undefined, frame()]);
    say({ type: "ended" });
    sent.mockReset();
    fireEvent.click(screen.getByRole("button", { name: "Again" }));
    expect(messages()).toEqual([
      { matinee: 1, type: "seek", position: 0 },
      { matinee: 1, type: "play" },
    ]);
    say({ type: "playing" });
    expect(theEnd()).toBeUndefined();
  });

  test.each([
    ["without having played", () => position(999)],
    [
      "far from the end",
      () => {
        say({ type: "playing" });
        position(100);
      },
    ],
  ])("an episode that ends %s starts nothing", (_, before) => {
    show([one]);
    before();
    say({ type: "ended" });
    expect(theEnd()).toBe("The end");
  });

  test("another episode begins at its start", () => {
    const { change } = show(sampleSite().seriesServers, { subject: episode(1) });
    say({ type: "playing" });
    position(500);
    change(episode(2));
    expect([src(), frame().hasAttribute("data-autoplay")]).toEqual(["/player/2embed/tv/19/1/2", true]);
    sent.mockReset();
    say({ type: "ready" });
    expect(messages()).toEqual([{ matinee: 1, type: "play" }]);
  });
});

describe("keys on the page", () => {
  const commands = () => messages().flatMap((message) => (message.type === "command" ? [message.command] : []));

  test("command a player that speaks: K, J, L, M and C; F fills the screen with the stage", () => {
    show([one]);
    press("k");
    say({ type: "ready" });
    for (const key of ["k", "j", "L", "m", "c", "f", "x", " "]) press(key);
    expect(commands()).toEqual(["toggle", "back", "forward", "mute", "captions"]);
    expect(fullscreen).toHaveBeenCalledTimes(1);
  });

  test("are left alone in fields, with a modifier, and while held down", () => {
    show([one]);
    say({ type: "ready" });
    press("k", {}, screen.getByLabelText("Field"));
    for (const options of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { shiftKey: true }, { repeat: true }]) press("k", options);
    expect(commands()).toEqual([]);
  });

  test("are off where the visitor has switched them off in the player", () => {
    localStorage.setItem("matinee-player", '{"version":1,"singleKeys":false}');
    show([one]);
    say({ type: "ready" });
    press("k");
    expect(commands()).toEqual([]);
  });
});
