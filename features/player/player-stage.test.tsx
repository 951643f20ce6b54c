import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { OwnFormat, PublicFilmSource } from "#domain/own-film.ts";
import type { PlayerServer, PlayerSubject } from "#domain/player.ts";
import type { PublicSite } from "#domain/site.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleSite } from "#tests/support/sample-site.ts";
import { PlayerStage } from "./player-stage.tsx";
import { useSelectedServer } from "./selected-server.ts";

const firstParty = sampleSite().movieServers[0] ?? expect.unreachable();
const thirdParty: PlayerServer = { ...firstParty, type: "embed", template: "https://player.example/e/{tmdb_id}" };
const film: PlayerSubject = { kind: "movie", tmdb_id: 19, imdb_id: null };

type Shown = {
  playerLoad?: PublicSite["playerLoad"];
  subject?: PlayerSubject | null;
  isSample?: boolean;
  format?: OwnFormat;
  publicFilm?: PublicFilmSource | null;
};

/** Awaited: the frame's code is fetched when it is first rendered. */
async function show(servers: readonly PlayerServer[], { playerLoad = "click", subject = film, isSample = false, format, publicFilm }: Shown = {}) {
  const title = subject && "Metropolis";
  function Stage() {
    const selected = useSelectedServer(servers);
    const { server } = selected;
    if (!server) return null;
    return (
      <PlayerStage
        servers={servers}
        selected={{ ...selected, server }}
        kind="movie"
        subject={subject}
        title={title}
        details={null}
        names={null}
        picture={<img alt="backdrop" src="/t/p/w780/a.jpg" />}
        isSample={isSample}
        isOwn={!isSample}
        format={format}
        publicFilm={publicFilm}
        hint="Try another"
        heightClass="stage-movie"
        renderEnd={() => null}
      />
    );
  }
  await act(async () => void renderPart(<Stage />, { site: sampleSite({ playerLoad, playerFiles: ["/assets/player-1.js"] }) }));
}
const frame = () => screen.findByTitle<HTMLIFrameElement>(/^Player: Metropolis/);
const play = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Play on Server 1" })));
const dispatchChange = (player: string) => act(async () => void window.dispatchEvent(new CustomEvent("playerChange", { detail: { player } })));

describe("a frame loads", () => {
  test.each([
    ["auto", "first-party", firstParty, true],
    ["auto", "third-party", thirdParty, false],
    ["visible", "third-party", thirdParty, true],
    ["click", "first-party", firstParty, false],
    ["click", "third-party", thirdParty, false],
  ] as const)("with PLAYER_LOAD=%s, %s: without a press %4$s", async (playerLoad, _, server, loads) => {
    await show([server], { playerLoad });
    expect(screen.queryByRole("button", { name: "Play on Server 1" }) !== null).toBe(!loads);
    if (loads) expect((await frame()).hasAttribute("data-autoplay")).toBe(false);
    else expect(document.querySelector("iframe")).toBeNull();
  });

  test("on Play, and our own player then starts by itself", async () => {
    await show([firstParty]);
    await play();
    expect((await frame()).getAttribute("src")).toBe("/player/2embed/movie/19");
    expect((await frame()).hasAttribute("data-autoplay")).toBe(true);
    expect(screen.queryByRole("button", { name: "Play on Server 1" })).toBeNull();
  });

  test("on a playerChange event for a known server, and on no other", async () => {
    await show([firstParty, { ...thirdParty, id: "far" }]);
    await dispatchChange("unknown");
    expect(screen.getByRole("button", { name: "Play on Server 1" })).toBeTruthy();
    await dispatchChange("far");
    expect((await frame()).getAttribute("src")).toBe("https://player.example/e/19");
  });

  test("only when the film database has named the episode; the press is remembered", async () => {
    await show([firstParty], { subject: null });
    await play();
    expect(await screen.findByText("Waiting for the film database")).toBeTruthy();
    expect(document.querySelector("iframe")).toBeNull();
  });
});

describe("the stage says", () => {
  test("which host a foreign server plays from", async () => {
    await show([thirdParty], { isSample: true });
    expect(screen.getByText("Plays from player.example")).toBeTruthy();
    expect(screen.queryByText(/^Sample reel/)).toBeNull();
  });

  test("that our own player has only the sample reel", async () => {
    await show([firstParty], { isSample: true });
    expect(screen.getByRole("button", { description: "Sample reel: this title's video has not been supplied yet" })).toBeTruthy();
  });

  test("nothing if our own player has the video", async () => {
    await show([firstParty]);
    expect(screen.queryByText(/reel|Plays from/)).toBeNull();
  });

  test("that a server that needs an IMDb id does not have a film without one", async () => {
    await show([{ ...thirdParty, template: "https://player.example/{imdb_id}" }]);
    expect(screen.getByText("Server 1 does not have this title. Choose another server below.")).toBeTruthy();
  });
});

describe("a public film", () => {
  const copy = { licence: "Public domain", attribution: null };
  const nosferatu: PublicFilmSource = {
    title: "Nosferatu (1922)",
    basis: "Published in 1922: in the public domain in the United States by age",
    copies: [
      { ...copy, hostName: "Wikimedia Commons", page: "https://commons.wikimedia.org/wiki/File:Nosferatu.webm" },
      { ...copy, hostName: "Internet Archive", page: "https://archive.org/details/nosferatu" },
    ],
  };
  const servers = [firstParty, { ...firstParty, id: "second", name: "Server 2" }, { ...thirdParty, id: "far", name: "Server 3" }];
  /** The line below the stage, and whether it is the one that visitors see. */
  const lines = () =>
    [...document.querySelectorAll("[data-slot=film-source] > span")].map((line) => [line.textContent, line.classList.contains("invisible")] as const);

  test("says before Play from which archive the selected server plays it", async () => {
    await show(servers, { publicFilm: nosferatu });
    expect(screen.getByRole("button", { description: "Plays from Wikimedia Commons" })).toBeTruthy();
    await dispatchChange("second");
    expect(lines().map(([, isHidden]) => isHidden)).toEqual([true, false]);
    expect(screen.queryByText(/reel/)).toBeNull();
  });

  test("has a line below the stage with title, page and basis; on another host's server its room stays", async () => {
    await show(servers, { publicFilm: nosferatu });
    const basis = "Published in 1922: in the public domain in the United States by age";
    expect(lines()).toEqual([
      [`Nosferatu (1922) · Wikimedia Commons (opens a new window) · ${basis}`, false],
      [`Nosferatu (1922) · Internet Archive (opens a new window) · ${basis}`, true],
    ]);
    const link = screen.getByRole("link", { name: /^Wikimedia Commons/ });
    expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([nosferatu.copies[0]?.page, "noopener noreferrer nofollow"]);
    await dispatchChange("far");
    expect(lines().map(([, isHidden]) => isHidden)).toEqual([true, true]);
  });

  test("under a license names its makers, and leads to the license", async () => {
    const licensed = {
      ...copy,
      licence: "CC BY-SA 3.0",
      attribution: "Cosmos Laundromat (2015), Blender Foundation",
      hostName: "Blender",
      page: "https://video.blender.org/",
    };
    await show(servers, { publicFilm: { title: "Cosmos Laundromat (2015)", basis: "", copies: [licensed] } });
    expect(lines()[0]?.[0]).toMatch(/^Cosmos Laundromat \(2015\), Blender Foundation · Blender.* · CC BY-SA 3\.0/);
    expect(screen.getByRole("link", { name: /^CC BY-SA/ }).getAttribute("href")).toBe("https://creativecommons.org/licenses/by-sa/3.0/");
  });

  test("that is not known yet has its room", async () => {
    await show(servers, { publicFilm: null });
    expect([document.querySelectorAll("[data-slot=film-source]").length, lines()]).toEqual([1, []]);
    expect(screen.queryByText(/Plays from/)).toBeNull();
  });
});

describe("what the device remembers", () => {
  const remember = (name: string, fields: object) => {
    const key = `matinee-${name}`;
    localStorage.setItem(key, JSON.stringify({ version: 1, ...fields }));
    // In the browser, the page that reads it is a new one.
    fireEvent(window, new StorageEvent("storage", { key, newValue: localStorage.getItem(key) }));
  };
  const second: PlayerServer = { ...thirdParty, id: "far", name: "Server 2" };

  beforeEach(() => localStorage.clear());

  test("is nothing at first: Server 1, and no Resume", async () => {
    await show([firstParty, second]);
    expect(screen.getByRole("button", { name: "Play on Server 1" })).toBeTruthy();
    expect(screen.queryByText(/last used|Resume/)).toBeNull();
  });

  test("is the server that worked last, which is not loaded before Play", async () => {
    remember("servers", { movie: "far", tv: "other" });
    await show([firstParty, second]);
    expect(await screen.findByRole("button", { name: "Play on Server 2" })).toBeTruthy();
    expect(screen.getByText("Server 2, last used")).toBeTruthy();
    expect(screen.getByText("Plays from player.example")).toBeTruthy();
    expect(document.querySelector("iframe")).toBeNull();
  });

  test("is forgotten where the operator has removed the server", async () => {
    remember("servers", { movie: "gone" });
    await show([firstParty, second]);
    expect(await screen.findByRole("button", { name: "Play on Server 1" })).toBeTruthy();
    expect(screen.queryByText(/last used/)).toBeNull();
  });

  test.each([
    ["Play on Server 1", false],
    ["Server 1", false],
    ["Resume at 1:02:34", false],
    ["Start over", true],
  ])("is where the visitor stopped: %s plays from the start: %s", async (name, fromStart) => {
    remember("progress", { positions: { "movie:19": [3754, 9000], "movie:20": [60, 9000] } });
    await show([firstParty]);
    await screen.findByRole("button", { name: "Resume at 1:02:34" });
    // The press on a server's button.
    if (name === "Server 1") await dispatchChange(firstParty.id);
    else await act(async () => void fireEvent.click(screen.getByRole("button", { name })));
    // A frame that starts elsewhere waits for the message with the position.
    expect((await frame()).hasAttribute("data-autoplay")).toBe(fromStart);
  });

  test("breaks nothing where the browser denies storage", async () => {
    const getItem = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    await show([firstParty]);
    await play();
    expect(await frame()).toBeTruthy();
    getItem.mockRestore();
  });
});

describe("pointing at the stage", () => {
  const fetched: string[] = [];
  beforeEach(() => {
    fetched.length = 0;
    vi.stubGlobal("fetch", (file: string) => {
      fetched.push(file);
      return Promise.reject(new TypeError("offline"));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const point = () => fireEvent.pointerEnter(screen.getByRole("button", { name: "Play on Server 1" }));

  test("at a foreign server fetches nothing", async () => {
    await show([thirdParty]);
    point();
    expect(fetched).toEqual([]);
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])("fetches nothing with %o", async (connection) => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
    await show([firstParty]);
    point();
    expect(fetched).toEqual([]);
    Reflect.deleteProperty(navigator, "connection");
  });

  test("or focusing it fetches our player's files, once, and not by a link, which Firefox blocks", async () => {
    await show([firstParty]);
    fireEvent.focus(screen.getByRole("button", { name: "Play on Server 1" }));
    point();
    expect(fetched).toEqual(["/assets/player-1.js"]);
  });
});

describe("fullscreen", () => {
  test("is a toggle button inside of what fills the screen, and follows the browser's state", async () => {
    const requestFullscreen = vi.fn();
    Object.assign(HTMLElement.prototype, { requestFullscreen });
    const exitFullscreen = vi.fn();
    Object.assign(document, { exitFullscreen });
    await show([firstParty]);
    const button = screen.getByRole("button", { name: "Full screen" });
    fireEvent.click(button);
    const filling = requestFullscreen.mock.contexts[0] as HTMLElement;
    expect([filling.contains(button), filling.contains(screen.getByAltText("backdrop"))]).toEqual([true, true]);
    const setFullscreenElement = (element: Element | null) => {
      Object.defineProperty(document, "fullscreenElement", { configurable: true, value: element });
      act(() => void document.dispatchEvent(new Event("fullscreenchange")));
    };
    setFullscreenElement(filling);
    expect(button.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(button);
    expect(exitFullscreen).toHaveBeenCalledTimes(1);
    setFullscreenElement(null);
    expect(button.getAttribute("aria-pressed")).toBe("false");
  });

  test("is offered only for servers with the flag", async () => {
    await show([{ ...firstParty, fullscreenButton: false }]);
    expect(screen.queryByRole("button", { name: "Full screen" })).toBeNull();
  });
});

test("without a network, Play says why it cannot, and loads no frame until the network is back", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await show([firstParty]);
  const button = screen.getByRole("button", { name: "Play on Server 1" });
  const note = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(note?.textContent).toBe("You are offline. Videos play only with a connection.");
  await play();
  expect(screen.queryByTitle(/^Player: Metropolis/)).toBeNull();
  onLine.mockRestore();
  await act(async () => void dispatchEvent(new Event("online")));
  await play();
  await frame();
});

describe("a file that not every browser plays", () => {
  const hevc = 'video/mp4; codecs="hvc1.1.6.L93.B0"';

  test.each([
    [[hevc], () => false, "This video is in HEVC, which your browser does not play"],
    [[], () => true, "This video is in HEVC, which browsers do not play"],
  ])("is named before Play (%j)", async (needs, isTypeSupported, text) => {
    vi.stubGlobal("MediaSource", { isTypeSupported });
    await show([firstParty], { format: { name: "HEVC", needs } });
    expect((await screen.findByRole("note")).textContent).toBe(text);
  });

  test("is nothing to say where this browser plays it, or another host's server is chosen", async () => {
    vi.stubGlobal("MediaSource", { isTypeSupported: (type: string) => type === hevc });
    await show([firstParty], { format: { name: "HEVC", needs: [hevc] } });
    await show([thirdParty], { format: { name: "HEVC", needs: [] } });
    expect(screen.queryByRole("note")).toBeNull();
  });
});

describe("a player that a remote control", () => {
  test("leaves gives its place and the focus back to Play", async () => {
    await show([firstParty]);
    for (let times = 0; times < 2; times += 1) {
      await play();
      const { contentWindow } = await frame();
      await act(async () => {
        window.dispatchEvent(new MessageEvent("message", { data: { matinee: 1, type: "leave" }, source: contentWindow, origin: location.origin }));
      });
      expect(document.querySelector("iframe")).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Play on Server 1" }));
    }
  });
});
