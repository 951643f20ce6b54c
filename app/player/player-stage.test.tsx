import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PlayerServer } from "#domain/player.ts";
import type { PublicSite } from "#domain/site.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleSite } from "#tests/support/sample-site.ts";
import { PlayerFrame } from "./player-frame.tsx";

const firstParty = sampleSite().movieServers[0] ?? expect.unreachable();
const thirdParty: PlayerServer = {
  ...firstParty,
  type: "embed",
  template: "https://player.example/e/{tmdb_id}",
  allow: "fullscreen",
  referrerPolicy: "no-referrer",
};
const onPlay = vi.fn();
beforeEach(() => void onPlay.mockReset());

function show(server: PlayerServer, { isRequested = false, playerLoad = "auto" as PublicSite["playerLoad"], imdb_id = null as string | null } = {}) {
  renderPart(
    <PlayerFrame
      server={server}
      subject={{ kind: "movie", tmdb_id: 19, imdb_id }}
      title="Metropolis"
      isRequested={isRequested}
      onPlay={onPlay}
      heightClass="stage-movie"
    />,
    { site: sampleSite({ playerLoad }) },
  );
  return document.querySelector("iframe");
}

describe("when a frame loads", () => {
  test.each([
    ["auto", "first-party", firstParty, true],
    ["auto", "third-party", thirdParty, false],
    ["visible", "third-party", thirdParty, true],
    ["click", "first-party", firstParty, false],
    ["click", "third-party", thirdParty, false],
  ] as const)("PLAYER_LOAD=%s, %s: without a click %4$s", (playerLoad, _, server, loads) => {
    expect(show(server, { playerLoad }) !== null).toBe(loads);
    expect(screen.queryByRole("button", { name: "Play on Server 1" }) !== null).toBe(!loads);
  });

  test("Play requests one that waits", () => {
    show(thirdParty);
    fireEvent.click(screen.getByRole("button", { name: "Play on Server 1" }));
    expect(onPlay).toHaveBeenCalledTimes(1);
  });

  test("a requested one loads", () => {
    expect(show(thirdParty, { isRequested: true, playerLoad: "click" })?.getAttribute("src")).toBe("https://player.example/e/19");
  });

  test("one that needs an IMDb id, for a film without one, says that the server does not have it", () => {
    expect(show({ ...thirdParty, template: "https://player.example/{imdb_id}" }, { isRequested: true })).toBeNull();
    expect(screen.getByText("Server 1 does not have this title. Choose another server below.")).toBeTruthy();
  });
});

describe("a frame", () => {
  test("has a title and loads lazily", () => {
    const frame = show(firstParty);
    expect([frame?.title, frame?.getAttribute("loading"), frame?.getAttribute("src")]).toEqual([
      "Player: Metropolis, Server 1",
      "lazy",
      "/player/2embed/movie/19",
    ]);
  });

  test("of a third party is sandboxed: it can neither navigate the page nor open a window", () => {
    const frame = show(thirdParty, { isRequested: true });
    expect(frame?.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-forms allow-presentation");
    expect([frame?.getAttribute("allow"), frame?.getAttribute("referrerpolicy")]).toEqual(["fullscreen", "no-referrer"]);
  });

  test("that the operator exempted, or a first-party one, is not sandboxed", () => {
    expect(show({ ...thirdParty, sandbox: false }, { isRequested: true })?.hasAttribute("sandbox")).toBe(false);
    expect(show(firstParty)?.hasAttribute("sandbox")).toBe(false);
  });
});

describe("fullscreen", () => {
  test("is a toggle button that follows the browser's state", () => {
    const requestFullscreen = vi.fn();
    Object.assign(HTMLElement.prototype, { requestFullscreen });
    const exitFullscreen = vi.fn();
    Object.assign(document, { exitFullscreen });
    show(firstParty);
    const button = screen.getByRole("button", { name: "Fullscreen" });
    fireEvent.click(button);
    const stage = requestFullscreen.mock.contexts[0] as HTMLElement;
    expect(stage.contains(document.querySelector("iframe"))).toBe(true);
    const setFullscreenElement = (element: Element | null) => {
      Object.defineProperty(document, "fullscreenElement", { configurable: true, value: element });
      act(() => void document.dispatchEvent(new Event("fullscreenchange")));
    };
    setFullscreenElement(stage);
    expect(button.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(button);
    expect(exitFullscreen).toHaveBeenCalledTimes(1);
    setFullscreenElement(null);
    expect(button.getAttribute("aria-pressed")).toBe("false");
  });

  test("is offered only for servers with the flag", () => {
    show({ ...firstParty, fullscreenButton: false });
    expect(screen.queryByRole("button", { name: "Fullscreen" })).toBeNull();
  });
});
