import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FilmHost } from "#features/public-films/model/copies.ts";
import type { PageCopy, PageFilm } from "#features/public-films/model/page-film.ts";
import { words as playerWords } from "#languages/en/player.ts";
import { sampleFilm } from "#sample/film/sample-film.ts";
import { openPlayerPage } from "#tests/support/player-page.ts";
import { connectPlaybackErrors } from "./playback-errors.client.ts";
import { connectPublicFilm } from "./public-film.client.ts";
import { connectQuality } from "./settings-menu.client.ts";

const { noInternet, sampleReel, unreachable } = playerWords.publicFilm;

const copy = (host: FilmHost, hostName: string, ...names: string[]): PageCopy => ({
  ...{ host, hostName, length: { min: 90, max: 110 } },
  files: names.map((name) => ({ url: `https://${host}.example/${name}`, type: "video/webm", height: Number(/\d+/.exec(name)?.[0]), bytes: null })),
});
const copies = [copy("commons", "Wikimedia Commons", "720", "480"), copy("archive", "Internet Archive", "1"), copy("archive", "Internet Archive", "2")];

type Loaded = { urls: string[]; atS: number; plays: boolean };

/** What jsdom's film does not do. */
function stateOf(film: HTMLVideoElement) {
  const state = { paused: true, currentTime: 0, duration: 100, readyState: 0, currentSrc: "" };
  for (const name of Object.keys(state) as (keyof typeof state)[])
    Object.defineProperty(film, name, {
      get: () => state[name],
      set: (value) => {
        Object.assign(state, { [name]: value });
      },
    });
  return state;
}

/** `answers`: whether the film's hosts answer a request. */
function opened({ answers = true, stageHeight = 700 } = {}) {
  const publicFilm: PageFilm = { subject: { kind: "movie", id: 19 }, copies, reel: sampleFilm("/player/media", "en") };
  const elements = openPlayerPage({ publicFilm, isSample: false, sources: copies[0]?.files ?? [], captions: [] });
  const { film, stage } = elements;
  Object.defineProperty(stage, "clientHeight", { value: stageHeight });
  const state = stateOf(film);
  const probes: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    probes.push(url);
    if (!answers) throw new TypeError("Failed to fetch");
    return new Response();
  });
  const reports: { host: string; outcome: string }[] = [];
  Object.defineProperty(navigator, "sendBeacon", { configurable: true, value: (_: string, text: string) => reports.push(JSON.parse(text)) });
  const loaded: Loaded[] = [];
  const source = {
    start: () => expect.unreachable(),
    retry: () => expect.unreachable(),
    clear: () => film.replaceChildren(),
    use(sources: readonly { url: string }[], { atS, plays }: { atS: number; plays: boolean }) {
      loaded.push({ urls: sources.map(({ url }) => url.replace("https://", "")), atS, plays });
      film.replaceChildren(document.createElement("source"));
      Object.assign(state, { paused: !plays, currentTime: atS, readyState: 0 });
      film.dispatchEvent(new Event("loadstart"));
    },
  };
  const captions = { choose: () => {}, repaint: () => {}, replace: vi.fn(), next: () => "" };
  const pageErrors: string[] = [];
  const said: string[] = [];
  const errors = connectPlaybackErrors(elements, { onRetry: () => player?.retry(), onFailure: (reason) => pageErrors.push(reason) });
  const player = connectPublicFilm(elements, { source, captions, errors, quality: connectQuality(elements), say: (text) => said.push(text) });
  if (player === null) expect.unreachable();
  player.start();
  const press = () => {
    state.paused = false;
    film.dispatchEvent(new Event("play"));
  };
  const hasMetadata = (duration = 100) => {
    Object.assign(state, { duration, readyState: 4 });
    film.dispatchEvent(new Event("loadedmetadata"));
  };
  const plays = () => {
    hasMetadata();
    film.dispatchEvent(new Event("playing"));
  };
  const fail = async (reason: "source" | "network" = "source") => {
    player.onFailure(reason);
    await vi.advanceTimersByTimeAsync(0);
  };
  const outcomes = () => reports.map(({ host, outcome }) => `${host} ${outcome}`);
  return { elements, state, film, loaded, said, probes, outcomes, pageErrors, captions, press, hasMetadata, plays, fail };
}

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, "canPlayType").mockReturnValue("probably");
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a public film", () => {
  it("asks its hosts for nothing before the press on Play, then for the file that fits, at the position", () => {
    const { film, loaded, probes, press, state, plays, outcomes, elements } = opened({ stageHeight: 400 });
    expect([film.querySelectorAll("source").length, film.getAttribute("preload"), loaded, probes]).toEqual([0, "none", [], []]);
    state.currentTime = 42;
    press();
    expect(loaded).toEqual([{ urls: ["commons.example/480", "commons.example/720"], atS: 42, plays: true }]);
    plays();
    plays();
    expect(outcomes()).toEqual(["commons started"]);
    expect([elements.note.textContent, elements.qualityField.hidden]).toEqual(["Plays from Wikimedia Commons", false]);
  });

  it("saves data: 480p at most", () => {
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    const { loaded, press } = opened();
    press();
    expect(loaded[0]?.urls[0]).toBe("commons.example/480");
  });

  it("goes to the next copy with a word where one fails, and keeps position and pause", async () => {
    const { loaded, said, press, plays, fail, outcomes, state, elements } = opened();
    press();
    await fail();
    expect(said).toEqual(["Wikimedia Commons does not answer. Trying the Internet Archive."]);
    expect(elements.note.textContent).toBe("Plays from Internet Archive");
    plays();
    Object.assign(state, { currentTime: 61, paused: true });
    await fail("network");
    expect(said.at(-1)).toBe("The Internet Archive does not answer. Trying another copy there.");
    expect(loaded.slice(1)).toEqual([
      { urls: ["archive.example/1"], atS: 0, plays: true },
      { urls: ["archive.example/2"], atS: 61, plays: false },
    ]);
    expect(outcomes()).toEqual(["commons missing", "archive started", "archive slow"]);
  });

  it("leaves a file of another length, whose end is not where the visitor was", async () => {
    const { loaded, said, press, hasMetadata, state, probes } = opened();
    state.currentTime = 70;
    press();
    state.currentTime = 4;
    hasMetadata(4);
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(["Wikimedia Commons has another film under this name. Trying the Internet Archive."]);
    expect([loaded[1], probes]).toEqual([{ urls: ["archive.example/1"], atS: 70, plays: true }, []]);
  });

  it("plays a file that does not say its length", () => {
    const { loaded, press, hasMetadata } = opened();
    press();
    hasMetadata(Number.POSITIVE_INFINITY);
    expect(loaded).toHaveLength(1);
  });

  it("leaves a host that sends nothing for 15 seconds, but not one that is slow, and not a paused film", async () => {
    const { loaded, press, film, state, plays } = opened();
    press();
    await vi.advanceTimersByTimeAsync(14_000);
    film.dispatchEvent(new Event("progress"));
    await vi.advanceTimersByTimeAsync(14_000);
    expect(loaded).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(loaded).toHaveLength(2);
    plays();
    state.readyState = 2;
    film.dispatchEvent(new Event("waiting"));
    state.paused = true;
    film.dispatchEvent(new Event("pause"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loaded).toHaveLength(2);
    state.paused = false;
    film.dispatchEvent(new Event("waiting"));
    await vi.advanceTimersByTimeAsync(15_001);
    expect(loaded).toHaveLength(3);
  });

  it("says that the policy refused a host", async () => {
    const { press, fail, said, outcomes } = opened();
    press();
    document.dispatchEvent(new Event("securitypolicyviolation"));
    await fail();
    expect(said[0]).toContain("Wikimedia Commons sends the film from a host that this site does not allow.");
    await fail();
    expect(outcomes()).toEqual(["commons refused", "archive missing"]);
  });

  it("plays the sample reel with its note after the last copy, and the reel's own failure is a failure", async () => {
    const { press, fail, loaded, said, elements, captions, pageErrors } = opened();
    press();
    for (const _ of copies) await fail();
    expect(loaded.at(-1)).toEqual({ urls: ["/player/media/sample.mp4"], atS: 0, plays: true });
    expect(said.at(-1)).toBe("The Internet Archive does not answer. Here is a sample reel instead.");
    expect([elements.note.textContent, elements.stage.hasAttribute("data-reel")]).toEqual([sampleReel, true]);
    expect(captions.replace).toHaveBeenCalledWith(sampleFilm("/player/media", "en").captions, []);
    expect(pageErrors).toEqual([]);
    await fail();
    expect(pageErrors).toEqual(["source"]);
  });

  it("offers the heights of its copy, and stays at the chosen one", async () => {
    const { press, plays, elements, loaded, state, outcomes } = opened();
    press();
    state.currentSrc = "https://commons.example/720";
    plays();
    expect([Array.from(elements.quality.options, ({ text }) => text), elements.quality.selectedIndex]).toEqual([["720p", "480p"], 0]);
    state.currentTime = 33;
    elements.quality.value = "1";
    elements.quality.dispatchEvent(new Event("change"));
    expect(loaded.at(-1)).toEqual({ urls: ["commons.example/480", "commons.example/720"], atS: 33, plays: true });
    plays();
    expect(outcomes()).toEqual(["commons started"]);
  });
});

describe("without internet", () => {
  it("the first failure says so, tries no other copy and plays the reel; the film begins where it was to once the network is back", async () => {
    const { press, fail, loaded, said, probes, outcomes, pageErrors, elements, state } = opened({ answers: false });
    state.currentTime = 42;
    press();
    await fail();
    expect(said).toEqual([unreachable]);
    expect([loaded.length, elements.error.hidden, elements.note.textContent, outcomes(), pageErrors]).toEqual([2, true, sampleReel, [], []]);
    expect(probes).toEqual(["https://commons.example/720", "https://archive.example/2"]);
    dispatchEvent(new Event("online"));
    expect(loaded.at(-1)).toEqual({ ...loaded[0], atS: 42 });
  });

  it("a film that has played is not replaced by the reel: Try again begins anew", async () => {
    const { press, plays, fail, loaded, said, outcomes, pageErrors, elements } = opened({ answers: false });
    press();
    plays();
    await fail("network");
    expect([elements.what.textContent, elements.error.hidden]).toEqual([noInternet.what, false]);
    expect([loaded.length, said, outcomes(), pageErrors]).toEqual([1, [], ["commons started"], ["network"]]);
    elements.retry.click();
    expect([loaded.length, elements.error.hidden]).toEqual([2, true]);
  });

  it("Try again before the hosts have answered begins anew, and the failure before changes nothing", async () => {
    const { press, fail, loaded, said, elements } = opened();
    press();
    const failed = fail();
    elements.retry.click();
    await failed;
    expect([loaded.length, loaded[1]?.urls, said]).toEqual([2, loaded[0]?.urls, []]);
  });

  it("a browser that knows it asks no host", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { press, fail, probes, loaded, elements, pageErrors } = opened();
    press();
    await fail();
    expect([probes, loaded.length, elements.what.textContent, pageErrors]).toEqual([[], 1, "You seem to be offline.", []]);
  });
});
