import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { foreign, frame, marks, messages, ownServers, position, resetStage, say, showFrame, src, status } from "#tests/support/framed-player.tsx";

const [one, two, three] = ownServers;

beforeEach(resetStage);

describe("another server", () => {
  const choose = (player: string) => act(() => void window.dispatchEvent(new CustomEvent("playerChange", { detail: { player } })));

  test("continues where the last one stood, playing or paused", () => {
    showFrame([one, two, three]);
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
    showFrame([one, foreign(two), three]);
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

  test("is one of another host where all of this site play the operator's one file", () => {
    showFrame([one, two, foreign(three)], { isOwn: true });
    say({ type: "error", reason: "source" });
    expect([src(), marks()]).toEqual([`https://${three.id}.example/e/19`, "gaveUp none none"]);
  });

  test("is not tried where there is no other file: the player says itself what is wrong", () => {
    showFrame([one, two, three], { isOwn: true });
    say({ type: "error", reason: "source" });
    expect([src(), status(), marks(), screen.queryByRole("alert")]).toEqual(["/player/2embed/movie/19", "", "none none none", null]);
  });

  test("is tried once each; then the stage says what to do, and can start over", () => {
    showFrame([one, two, three]);
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
    showFrame([one, two]);
    Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
    say({ type: "error", reason: "network" });
    expect([src(), status()]).toEqual(["/player/2embed/movie/19", ""]);
  });

  test("is tried only if it has the title", () => {
    showFrame([one, { ...foreign(two), template: "https://vidsrc.example/{imdb_id}" }, three]);
    say({ type: "error", reason: "source" });
    expect(src()).toBe("/player/videasy/movie/19");
  });
});
