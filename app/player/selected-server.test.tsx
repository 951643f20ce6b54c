// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { sampleSite } from "#tests/support/sample-site.ts";
import { serverInEvent, useSelectedServer } from "./selected-server.ts";

const { movieServers, seriesServers } = sampleSite();
const change = (detail: unknown) => act(() => void window.dispatchEvent(new CustomEvent("playerChange", { detail })));
const hook = () => renderHook(() => useSelectedServer(movieServers));
const selectedIn = (result: { current: ReturnType<typeof useSelectedServer> }) => result.current[0]?.name;

describe("the selected server", () => {
  test("is Server 1 at first", () => {
    expect(selectedIn(hook().result)).toBe("Server 1");
  });

  test("is Server 1 in the second order of the series' slots as well, in which it stands second", () => {
    const second = [seriesServers[1], seriesServers[0]].flatMap((server) => server ?? []);
    const { result } = renderHook(() => useSelectedServer(second, sampleSite().firstSeriesServer));
    expect([second[0]?.name, selectedIn(result)]).toEqual(["Server 2", "Server 1"]);
  });

  test("is what was chosen, and the page is told of it by the slot's id", () => {
    const told = vi.fn();
    window.addEventListener("playerChange", told, { once: true });
    const { result } = hook();
    act(() => result.current[1]("nontongo"));
    expect(selectedIn(result)).toBe("Server 4");
    expect(told.mock.calls[0]?.[0].detail).toEqual({ player: "nontongo" });
  });

  test("follows another player on the page", () => {
    const { result } = hook();
    change({ player: "vidfast" });
    expect(selectedIn(result)).toBe("Server 11");
  });

  test("and another player's follow each other, each by its own name for the slot", () => {
    const film = hook();
    const series = renderHook(() => useSelectedServer(seriesServers));
    act(() => film.result.current[1]("embed"));
    expect([selectedIn(film.result), selectedIn(series.result)]).toEqual(["Server 8", "Server 7"]);
    act(() => film.result.current[1]("vidfast"));
    expect([selectedIn(film.result), selectedIn(series.result)]).toEqual(["Server 11", "Server 7"]);
  });

  test("stays where nobody whom it knows is named", () => {
    const { result } = hook();
    act(() => result.current[1]("videasy"));
    for (const detail of [null, undefined, "vidsrc", 1, {}, { player: null }, { player: "nobody" }, { player: ["vidsrc"] }, { server: "vidsrc" }])
      change(detail);
    act(() => void window.dispatchEvent(new Event("playerChange")));
    expect(selectedIn(result)).toBe("Server 3");
  });

  test("does not answer its own echo, nor another's", () => {
    const told = vi.fn();
    window.addEventListener("playerChange", told);
    const { result } = hook();
    act(() => result.current[1]("vidsrc"));
    expect(told).toHaveBeenCalledTimes(1);
    change({ player: "videasy" });
    expect(told).toHaveBeenCalledTimes(2);
    window.removeEventListener("playerChange", told);
  });

  test("is nobody's any more once the player is gone", () => {
    const remove = vi.spyOn(window, "removeEventListener");
    hook().unmount();
    expect(remove.mock.calls.map(([name]) => name)).toContain("playerChange");
  });
});

test("an event that carries no detail names no server", () => {
  expect(serverInEvent(new Event("playerChange"), movieServers)).toBeNull();
  expect(serverInEvent(new CustomEvent("playerChange", { detail: { player: "vidsrc" } }), [])).toBeNull();
});
