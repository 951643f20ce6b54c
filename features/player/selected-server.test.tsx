import { act } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { renderHookInEnglish } from "#tests/support/in-english.tsx";
import { sampleSite } from "#tests/support/sample-site.ts";
import { serverInEvent, useSelectedServer } from "./selected-server.ts";

const { movieServers, seriesServers } = sampleSite();
const dispatchChange = (detail: unknown) => act(() => void window.dispatchEvent(new CustomEvent("playerChange", { detail })));
const hook = () => renderHookInEnglish(() => useSelectedServer(movieServers));
const selectedIn = (result: { current: ReturnType<typeof useSelectedServer> }) => result.current.server?.name;

describe("the selected server", () => {
  test("is Server 1 by default", () => {
    expect(selectedIn(hook().result)).toBe("Server 1");
  });

  test("is Server 1 also in the series' second order, where it is the second", () => {
    const second = [seriesServers[1], seriesServers[0]].flatMap((server) => server ?? []);
    const { result } = renderHookInEnglish(() => useSelectedServer(second, sampleSite().firstSeriesServer));
    expect([second[0]?.name, selectedIn(result)]).toEqual(["Server 2", "Server 1"]);
  });

  test("is the chosen one, whose slot id goes out with playerChange", () => {
    const onChange = vi.fn();
    window.addEventListener("playerChange", onChange, { once: true });
    const { result } = hook();
    act(() => result.current.select("nontongo"));
    expect(selectedIn(result)).toBe("Server 4");
    expect(onChange.mock.calls[0]?.[0].detail).toEqual({ player: "nontongo" });
  });

  test("follows playerChange events", () => {
    const { result } = hook();
    dispatchChange({ player: "vidfast" });
    expect(selectedIn(result)).toBe("Server 11");
  });

  test("is requested by Play", () => {
    const { result } = hook();
    expect(result.current.isRequested).toBe(false);
    act(() => result.current.play());
    expect([result.current.isRequested, selectedIn(result)]).toEqual([true, "Server 1"]);
  });

  test("is requested by a choice, also in the players that follow it", () => {
    const [chosen, following] = [hook().result, hook().result];
    act(() => chosen.current.select("vidsrc"));
    expect([chosen.current.isRequested, following.current.isRequested]).toEqual([true, true]);
  });

  test("is requested by an event that names a server", () => {
    const { result } = hook();
    dispatchChange({ player: "unknown" });
    expect(result.current.isRequested).toBe(false);
    dispatchChange({ player: "2embed" });
    expect(result.current.isRequested).toBe(true);
  });

  test("is the same slot in two players, each with its own name for it", () => {
    const film = hook();
    const series = renderHookInEnglish(() => useSelectedServer(seriesServers));
    act(() => film.result.current.select("embed"));
    expect([selectedIn(film.result), selectedIn(series.result)]).toEqual(["Server 8", "Server 7"]);
    act(() => film.result.current.select("vidfast"));
    expect([selectedIn(film.result), selectedIn(series.result)]).toEqual(["Server 11", "Server 7"]);
  });

  test("ignores events without a known slot id", () => {
    const { result } = hook();
    act(() => result.current.select("videasy"));
    for (const detail of [null, undefined, "vidsrc", 1, {}, { player: null }, { player: "unknown" }, { player: ["vidsrc"] }, { server: "vidsrc" }])
      dispatchChange(detail);
    act(() => void window.dispatchEvent(new Event("playerChange")));
    expect(selectedIn(result)).toBe("Server 3");
  });

  test("dispatches nothing in reaction to an event", () => {
    const onChange = vi.fn();
    window.addEventListener("playerChange", onChange);
    const { result } = hook();
    act(() => result.current.select("vidsrc"));
    expect(onChange).toHaveBeenCalledTimes(1);
    dispatchChange({ player: "videasy" });
    expect(onChange).toHaveBeenCalledTimes(2);
    window.removeEventListener("playerChange", onChange);
  });

  test("stops listening when the player unmounts", () => {
    const remove = vi.spyOn(window, "removeEventListener");
    hook().unmount();
    expect(remove.mock.calls.map(([name]) => name)).toContain("playerChange");
  });
});

test("an event without detail, or with an unlisted server, selects none", () => {
  expect(serverInEvent(new Event("playerChange"), movieServers)).toBeNull();
  expect(serverInEvent(new CustomEvent("playerChange", { detail: { player: "vidsrc" } }), [])).toBeNull();
});
