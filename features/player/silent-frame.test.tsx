import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { foreign, frame, marks, offer, ownServers, resetStage, say, showFrame, src, status, stored, wait } from "#tests/support/framed-player.tsx";

const [one, two, three] = ownServers;

beforeEach(resetStage);

describe("while a requested frame is silent", () => {
  test("the stage says which server it waits for until the frame has loaded", () => {
    showFrame([foreign(one), two]);
    expect(status()).toBe("");
    wait(400);
    expect(status()).toBe("Asking Server 1 …");
    fireEvent.load(frame());
    expect(status()).toBe("");
  });

  test("the next server is offered after 8 seconds, and the offer stays, also over a loaded frame: a refused one fires `load` too", () => {
    showFrame([foreign(one), two]);
    wait(7999);
    expect(offer()).toBeNull();
    wait(1);
    expect([status(), offer()?.textContent]).toEqual(["Server 1 has not answered yet.", "Not playing? Try Server 2"]);
    fireEvent.load(frame());
    wait(60_000);
    expect([status(), offer() !== null]).toEqual(["", true]);
  });

  test("the visitor can hide the offer, and the player has the focus", () => {
    showFrame([foreign(one), two]);
    wait(8000);
    fireEvent.click(screen.getByRole("button", { name: "Hide this offer" }));
    wait(60_000);
    expect([offer(), document.activeElement]).toEqual([null, frame()]);
  });

  test("the offer goes when the frame says that it plays", () => {
    showFrame([foreign(one), two]);
    wait(8000);
    say({ type: "playing" });
    expect(offer()).toBeNull();
    wait(60_000);
    expect(offer()).toBeNull();
  });

  test("a server that the visitor leaves is marked and not offered again, until all are", () => {
    showFrame([one, two, three].map(foreign));
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
    showFrame([one, two, three].map(foreign));
    const choose = (player: string) => act(() => void window.dispatchEvent(new CustomEvent("playerChange", { detail: { player } })));
    choose(three.id);
    expect(marks()).toBe("none none none");
    wait(8000);
    choose(one.id);
    expect(marks()).toBe("none none gaveUp");
  });

  test("no other server is offered where there is none", () => {
    showFrame([foreign(one)]);
    wait(8000);
    expect([status(), offer()]).toEqual(["Server 1 has not answered yet.", null]);
  });

  test("it has worked after 3 minutes in view: the device remembers the server, and the offer goes", () => {
    vi.spyOn(HTMLIFrameElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 100, 300, 200));
    showFrame([foreign(one), two]);
    fireEvent.load(frame());
    wait(179_000);
    expect([offer() !== null, stored("servers")]).toEqual([true, null]);
    wait(1000);
    expect([offer(), stored("servers")]).toEqual([null, { version: 1, movie: one.id }]);
  });

  test("out of view it proves nothing", () => {
    vi.spyOn(HTMLIFrameElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -900, 300, 200));
    showFrame([foreign(one), two]);
    fireEvent.load(frame());
    wait(600_000);
    expect([offer() !== null, stored("servers")]).toEqual([true, null]);
  });

  test("one that the visitor has not requested shows nothing", () => {
    showFrame([one, two], { isRequested: false });
    wait(60_000);
    expect([status(), offer()]).toEqual(["", null]);
  });
});
