// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PlayerServer } from "#domain/player.ts";
import type { PublicSite } from "#domain/site.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleSite } from "#tests/support/sample-site.ts";
import { PlayerFrame } from "./player-frame.tsx";

const own = sampleSite().movieServers[0] ?? expect.unreachable();
const foreign: PlayerServer = { ...own, type: "embed", template: "https://player.example/e/{tmdb_id}", allow: "fullscreen", referrerPolicy: "no-referrer" };
const onPlay = vi.fn();
beforeEach(() => void onPlay.mockReset());

function show(server: PlayerServer, { wanted = false, playerLoad = "auto" as PublicSite["playerLoad"], imdb_id = null as string | null } = {}) {
  renderPart(
    <PlayerFrame
      server={server}
      subject={{ kind: "movie", tmdb_id: 19, imdb_id }}
      title="Metropolis"
      wanted={wanted}
      onPlay={onPlay}
      heightClass="h-player-movie"
    />,
    { site: sampleSite({ playerLoad }) },
  );
  return document.querySelector("iframe");
}

describe("when a frame loads", () => {
  test.each([
    ["auto", "our own", own, true],
    ["auto", "a foreign one", foreign, false],
    ["visible", "a foreign one", foreign, true],
    ["click", "our own", own, false],
    ["click", "a foreign one", foreign, false],
  ] as const)("PLAYER_LOAD=%s, %s: by itself %4$s", (playerLoad, _, server, loads) => {
    expect(show(server, { playerLoad }) !== null).toBe(loads);
    expect(screen.queryByRole("button", { name: "Play on Server 1" }) !== null).toBe(!loads);
  });

  test("one that waits is asked for by Play", () => {
    show(foreign);
    fireEvent.click(screen.getByRole("button", { name: "Play on Server 1" }));
    expect(onPlay).toHaveBeenCalledTimes(1);
  });

  test("one that was asked for loads", () => {
    expect(show(foreign, { wanted: true, playerLoad: "click" })?.getAttribute("src")).toBe("https://player.example/e/19");
  });

  test("one that needs an IMDb id which the film does not have says so", () => {
    expect(show({ ...foreign, template: "https://player.example/{imdb_id}" }, { wanted: true })).toBeNull();
    expect(screen.getByText("Server 1 does not have this title. Choose another server below.")).toBeTruthy();
  });
});

describe("a frame", () => {
  test("has a name and comes when it is in view", () => {
    const frame = show(own);
    expect([frame?.title, frame?.getAttribute("loading"), frame?.getAttribute("src")]).toEqual([
      "Player: Metropolis, Server 1",
      "lazy",
      "/player/2embed/movie/19",
    ]);
  });

  test("that is foreign is sandboxed: it can neither move the page nor open one", () => {
    const frame = show(foreign, { wanted: true });
    expect(frame?.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-forms allow-presentation");
    expect([frame?.getAttribute("allow"), frame?.getAttribute("referrerpolicy")]).toEqual(["fullscreen", "no-referrer"]);
  });

  test("that the operator exempted is not sandboxed, and our own need not be", () => {
    expect(show({ ...foreign, sandbox: false }, { wanted: true })?.hasAttribute("sandbox")).toBe(false);
    expect(show(own)?.hasAttribute("sandbox")).toBe(false);
  });
});

describe("fullscreen", () => {
  test("is a button that says whether it is on, and follows Escape", () => {
    const requestFullscreen = vi.fn();
    Object.assign(HTMLElement.prototype, { requestFullscreen });
    const exitFullscreen = vi.fn();
    Object.assign(document, { exitFullscreen });
    show(own);
    const button = screen.getByRole("button", { name: "Fullscreen" });
    fireEvent.click(button);
    const stage = requestFullscreen.mock.contexts[0] as HTMLElement;
    expect(stage.contains(document.querySelector("iframe"))).toBe(true);
    const tell = (element: Element | null) => {
      Object.defineProperty(document, "fullscreenElement", { configurable: true, value: element });
      act(() => void document.dispatchEvent(new Event("fullscreenchange")));
    };
    tell(stage);
    expect(button.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(button);
    expect(exitFullscreen).toHaveBeenCalledTimes(1);
    tell(null);
    expect(button.getAttribute("aria-pressed")).toBe("false");
  });

  test("is only for servers that have it", () => {
    show({ ...own, fullscreenButton: false });
    expect(screen.queryByRole("button", { name: "Fullscreen" })).toBeNull();
  });
});
