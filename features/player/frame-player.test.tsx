import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import {
  episode,
  foreign,
  frame,
  left,
  messages,
  offer,
  ownServers,
  position,
  press,
  resetStage,
  say,
  sent,
  showFrame,
  src,
  stored,
  wait,
} from "#tests/support/framed-player.tsx";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovie, sampleSeries } from "#tests/support/sample-titles.ts";

const [one, two] = ownServers;

beforeEach(resetStage);

describe("a frame that follows the protocol", () => {
  test("is not silent: no other server is offered", () => {
    showFrame([foreign(one), two]);
    say({ type: "ready" });
    wait(60_000);
    expect(offer()).toBeNull();
    expect(messages()).toEqual([{ matinee: 1, type: "play" }]);
    expect(sent.mock.calls[0]?.[1]).toBe("https://2embed.example");
  });

  test("is heard only from its own window and origin", () => {
    showFrame([foreign(one), two]);
    wait(8000);
    say({ type: "playing" }, { source: window });
    say({ type: "playing" }, { source: null });
    say({ type: "playing" }, { origin: "https://evil.example" });
    say({ type: "playing" }, { origin: location.origin });
    say({ type: "error", reason: "other" });
    expect([offer() !== null, src(), stored("servers")]).toEqual([true, "https://2embed.example/e/19", null]);
  });

  test("leaves when a remote control in it says so; the name of the next episode is for our own player alone", () => {
    showFrame([foreign(one)]);
    expect(frame().hasAttribute("data-next")).toBe(false);
    say({ type: "ready" });
    say({ type: "leave" });
    expect(left).toHaveBeenCalledOnce();
    expect(offer()).toBeNull();
  });

  test("gets a remote control's media keys from the page, on a television alone", () => {
    showFrame([foreign(one)]);
    say({ type: "ready" });
    sent.mockClear();
    press("MediaPause");
    expect(messages()).toEqual([]);
    document.documentElement.dataset.couch = "";
    for (const key of ["MediaPlay", "MediaStop", "MediaPlayPause", "MediaRewind", "MediaFastForward", "ArrowLeft"]) press(key);
    press("Unidentified", { keyCode: 19 });
    delete document.documentElement.dataset.couch;
    const command = (name: string) => ({ matinee: 1, type: "command", command: name });
    const [play, pause] = ["play", "pause"].map((type) => ({ matinee: 1, type }));
    expect(messages()).toEqual([play, pause, command("toggle"), command("back"), command("forward"), pause]);
  });

  test("is heard 50 times a second at most", () => {
    showFrame([one, two]);
    for (let count = 0; count < 60; count += 1) position(100);
    say({ type: "error", reason: "source" });
    expect(src()).toBe("/player/2embed/movie/19");
    wait(1000);
    say({ type: "error", reason: "source" });
    expect(src()).toBe("/player/vidsrc/movie/19");
  });

  test("has worked when it plays: the device remembers the server, for films or for series", () => {
    showFrame([one, two], { subject: episode(2) });
    say({ type: "ready" });
    expect(stored("servers")).toBeNull();
    say({ type: "playing" });
    expect(stored("servers")).toEqual({ version: 1, tv: one.id });
  });

  test("leaves its position on the device every 5 seconds and at a pause, and the end removes it", () => {
    const storedPositions = () => (stored("progress") as { positions: unknown[][] }).positions.map((position) => position.slice(0, 3));
    showFrame([one]);
    say({ type: "playing" });
    position(29);
    expect(stored("progress")).toBeNull();
    position(40);
    position(42);
    expect(storedPositions()).toEqual([["movie:19", 40, 1000]]);
    position(43);
    say({ type: "paused" });
    expect(storedPositions()).toEqual([["movie:19", 43, 1000]]);
    say({ type: "ended" });
    expect(storedPositions()).toEqual([]);
  });

  test("resumes where the visitor wants to", () => {
    showFrame([one], { startAt: 754 });
    expect(frame().hasAttribute("data-autoplay")).toBe(false);
    say({ type: "ready" });
    expect(messages()).toEqual([
      { matinee: 1, type: "seek", position: 754 },
      { matinee: 1, type: "play" },
    ]);
  });

  test("gets no message before the visitor has requested it", () => {
    showFrame([one], { isRequested: false });
    say({ type: "ready" });
    say({ type: "error", reason: "source" });
    expect([messages(), src()]).toEqual([[], "/player/2embed/movie/19"]);
  });
});

describe("what the device stores of a title", () => {
  const details = sampleMovie(19);
  const progress = () => stored("progress") as { opened: object[]; positions: unknown[]; details: object[] };
  const seen = () => (stored("seen") as { seen: unknown[][] } | null)?.seen.map(([key]) => key);

  test("a server that reports nothing was opened, on Play and at each change of the server", () => {
    showFrame([foreign(one), foreign(two)], { details });
    expect(progress()).toMatchObject({
      opened: [{ key: "movie:19", server: one.id, season: null, episode: null }],
      details: [{ key: "movie:19", title: details.title }],
    });
    wait(8000);
    fireEvent.click(offer() ?? expect.unreachable());
    expect(progress().opened).toMatchObject([{ key: "movie:19", server: two.id }]);
  });

  test("of a series the episode that was opened last", () => {
    const { change } = showFrame([foreign(one)], { details: sampleSeries(19), subject: episode(2) });
    change(episode(3));
    expect(progress().opened).toMatchObject([{ key: "tv:19", server: one.id, season: 1, episode: 3 }]);
  });

  test("nothing before the visitor presses Play", () => {
    showFrame([one], { details, isRequested: false });
    expect(stored("progress")).toBeNull();
  });

  test("beyond 90 % it is seen, and has no position; played again from before, it has one", () => {
    showFrame([one], { details });
    say({ type: "playing" });
    position(900);
    expect([seen(), progress().positions.length]).toEqual([undefined, 1]);
    position(905);
    position(910);
    expect([seen(), progress().positions]).toEqual([["movie:19"], []]);
    position(100);
    expect([seen(), progress().positions.length]).toEqual([["movie:19"], 1]);
  });

  test("an end without a known duration is seen as well, and one that nothing was played before is not", () => {
    showFrame([one], { details: sampleSeries(19), subject: episode(2) });
    say({ type: "ended" });
    expect(seen()).toBeUndefined();
    say({ type: "playing" });
    say({ type: "ended" });
    expect(seen()).toEqual(["tv:19:1:2"]);
  });
});

describe("at the end", () => {
  const theEnd = () => screen.queryByText(/^The end/)?.textContent;

  test("the page's card stands over the stage until the visitor replays or stays", () => {
    showFrame([one]);
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
    showFrame([one]);
    before();
    say({ type: "ended" });
    expect(theEnd()).toBe("The end");
  });

  test("another episode begins at its start", () => {
    const { change } = showFrame(sampleSite().seriesServers, { subject: episode(1) });
    say({ type: "playing" });
    position(500);
    change(episode(2));
    expect([src(), frame().hasAttribute("data-autoplay")]).toEqual(["/player/2embed/tv/19/1/2", true]);
    sent.mockReset();
    say({ type: "ready" });
    expect(messages()).toEqual([{ matinee: 1, type: "play" }]);
  });
});
