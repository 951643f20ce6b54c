import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { foreign, frame, fullscreen, messages, ownServers, press, resetStage, say, showFrame } from "#tests/support/framed-player.tsx";
import { beginsByItself, isUnattended } from "./unattended.ts";

const [one, two] = ownServers;

beforeEach(resetStage);

describe("a frame", () => {
  test("loads lazily unless it is requested, and starts by itself only if it is ours", () => {
    showFrame([one], { isRequested: false });
    expect([frame().getAttribute("loading"), frame().hasAttribute("data-autoplay")]).toEqual(["lazy", false]);
  });

  test("of a third party is sandboxed: it can neither navigate the page nor open a window", () => {
    showFrame([foreign(one)]);
    expect(frame().getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-forms allow-presentation");
    expect([frame().getAttribute("allow"), frame().getAttribute("referrerpolicy")]).toEqual(["fullscreen", "no-referrer"]);
    expect(frame().hasAttribute("data-autoplay")).toBe(false);
  });

  test("that the operator exempted is not sandboxed, and neither is ours", () => {
    showFrame([{ ...foreign(one), sandbox: false }]);
    expect(frame().hasAttribute("sandbox")).toBe(false);
  });

  test("of ours has its title in attributes, which a foreign one does not get", () => {
    showFrame([one, foreign(two)]);
    const attributes = () => ["title", "episode", "artwork"].map((name) => frame().getAttribute(`data-${name}`));
    expect(attributes()).toEqual(["Metropolis", "S2 E6 · Heart", "/t/p/w780/a.jpg"]);
    say({ type: "error", reason: "source" });
    expect(attributes()).toEqual([null, null, null]);
  });

  test("takes the focus that the removed Play button had, and no other", () => {
    const elsewhere = document.body.appendChild(document.createElement("button"));
    elsewhere.focus();
    showFrame([one]);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

describe("episodes that begin by themselves count until", () => {
  const countedAfter = (act: () => void) => {
    showFrame([one, foreign(two)]);
    fireEvent.load(frame());
    say({ type: "ready" });
    for (let episode = 0; episode < 3; episode += 1) beginsByItself();
    expect(isUnattended()).toBe(true);
    act();
    return isUnattended();
  };

  test("a key or a pointer in the frame of our own player, or on the page", () => {
    expect(countedAfter(() => fireEvent.keyDown(frame().contentWindow ?? expect.unreachable(), { key: "k" }))).toBe(false);
    beginsByItself();
    fireEvent.pointerMove(document.body);
    expect(isUnattended()).toBe(false);
  });

  test("a pause, which is all that a foreign player says", () => {
    expect(countedAfter(() => say({ type: "paused" }))).toBe(false);
  });
});

describe("keys on the page", () => {
  const commands = () => messages().flatMap((message) => (message.type === "command" ? [message.command] : []));

  test("command a player that follows the protocol: K, J, L, M and C; F fills the screen with the stage", () => {
    showFrame([one]);
    press("k");
    say({ type: "ready" });
    for (const key of ["k", "j", "L", "m", "c", "f", "x", " "]) press(key);
    expect(commands()).toEqual(["toggle", "back", "forward", "mute", "captions"]);
    expect(fullscreen).toHaveBeenCalledTimes(1);
  });

  test("are left alone in fields, with a modifier, and while held down", () => {
    showFrame([one]);
    say({ type: "ready" });
    press("k", {}, screen.getByLabelText("Field"));
    for (const options of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { shiftKey: true }, { repeat: true }]) press("k", options);
    expect(commands()).toEqual([]);
  });

  test("are off where the visitor has switched them off in the player", () => {
    localStorage.setItem("matinee-player", '{"version":1,"singleKeys":false}');
    showFrame([one]);
    say({ type: "ready" });
    press("k");
    expect(commands()).toEqual([]);
  });
});
