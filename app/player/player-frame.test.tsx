import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PlayerServer } from "#domain/player.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleSite } from "#tests/support/sample-site.ts";
import { PlayerFrame } from "./player-frame.tsx";

const [firstParty, second] = sampleSite().movieServers;
if (!firstParty || !second) throw new Error("The default configuration has eleven servers");
const thirdParty: PlayerServer = {
  ...firstParty,
  type: "embed",
  template: "https://player.example/e/{tmdb_id}",
  allow: "fullscreen",
  referrerPolicy: "no-referrer",
};
const onSelect = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  onSelect.mockReset();
});

function show(server: PlayerServer, { isRequested = true, next = second as PlayerServer | null } = {}) {
  const url = "/a-player";
  renderPart(<PlayerFrame url={url} server={server} next={next} title="Metropolis" isRequested={isRequested} onSelect={onSelect} />);
  return screen.getByTitle<HTMLIFrameElement>("Player: Metropolis, Server 1");
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const status = () => screen.getByRole("status").textContent;

describe("a frame", () => {
  test("loads lazily unless it is requested", () => {
    expect(show(firstParty, { isRequested: false }).getAttribute("loading")).toBe("lazy");
  });

  test("of a third party is sandboxed: it can neither navigate the page nor open a window", () => {
    const frame = show(thirdParty);
    expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-forms allow-presentation");
    expect([frame.getAttribute("allow"), frame.getAttribute("referrerpolicy")]).toEqual(["fullscreen", "no-referrer"]);
    expect(frame.hasAttribute("data-autoplay")).toBe(false);
  });

  test("that the operator exempted is not sandboxed", () => {
    expect(show({ ...thirdParty, sandbox: false }).hasAttribute("sandbox")).toBe(false);
  });

  test("of this site is not sandboxed", () => {
    expect(show(firstParty).hasAttribute("sandbox")).toBe(false);
  });

  test("takes the focus that the removed Play button had, and no other", () => {
    const elsewhere = document.body.appendChild(document.createElement("button"));
    elsewhere.focus();
    show(firstParty);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

describe("while a requested frame loads", () => {
  test("the stage says which server it asks, and is silent once the frame has loaded", () => {
    const frame = show(thirdParty);
    expect(status()).toBe("");
    wait(400);
    expect(status()).toBe("Asking Server 1 …");
    fireEvent.load(frame);
    expect(status()).toBe("");
    wait(60_000);
    expect([status(), screen.queryByRole("button")]).toEqual(["", null]);
  });

  test("the next server is offered after 8 seconds, and the offer stays", () => {
    const frame = show(thirdParty);
    wait(7999);
    expect(screen.queryByRole("button")).toBeNull();
    wait(1);
    expect(status()).toBe("Server 1 has not answered yet.");
    wait(600_000);
    fireEvent.click(screen.getByRole("button", { name: "Try Server 2" }));
    expect(onSelect).toHaveBeenCalledWith(second.id);
    fireEvent.load(frame);
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("no other server is offered where there is none", () => {
    show(thirdParty, { next: null });
    wait(8000);
    expect([status(), screen.queryByRole("button")]).toEqual(["Server 1 has not answered yet.", null]);
  });
});

test("a frame that the visitor has not requested shows no text while it loads", () => {
  show(firstParty, { isRequested: false });
  wait(60_000);
  expect(status()).toBe("");
});
