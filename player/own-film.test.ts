import { describe, expect, it } from "vitest";
import type { OwnPart } from "#domain/own-film.ts";
import { words } from "#languages/en/player.ts";
import { bestVersion, partProblem, versionLabels } from "./own-film.ts";
import { type BrowserSupport, hlsType } from "./source-choice.ts";

const { ownFilm } = words.playerPage;

const part = (overrides: Partial<OwnPart> = {}): OwnPart => ({
  id: "0123456789abcdef0123",
  durationS: 60,
  state: "ready",
  sources: [{ url: "/media/1/file", type: "video/mp4", needs: null, codecName: null }],
  captions: [],
  audio: [],
  problem: null,
  unsupportedSubtitles: [],
  download: null,
  ...overrides,
});
const hevc = part({ sources: [{ url: "/media/2/index.m3u8", type: hlsType, needs: 'video/mp4; codecs="hvc1"', codecName: "HEVC" }] });
const mpeg2 = part({ state: "unplayable", sources: [], problem: { reason: "codec", name: "MPEG-2" } });
const version = (parts: OwnPart[], label: string | null = null, height: number | null = null) => ({ label, height, durationS: null, parts });
const support: BrowserSupport = { plays: (type) => type === "video/mp4", decodes: () => false };

describe("partProblem", () => {
  it("is nothing for what plays, and for what is still prepared", () => {
    expect([partProblem(part(), support, ownFilm), partProblem(part({ state: "preparing", sources: [] }), support, ownFilm)]).toEqual([null, null]);
  });

  it("names the codec that no browser plays, or that this one does not", () => {
    expect(partProblem(mpeg2, support, ownFilm)?.what).toBe("This video is in MPEG-2, which no browser plays.");
    expect(partProblem(hevc, support, ownFilm)?.what).toBe("This video is in HEVC, which your browser does not play.");
    expect(partProblem(hevc, { ...support, decodes: () => true }, ownFilm)).toBeNull();
  });

  it.each([
    ["damaged", "This video's file is damaged."],
    ["protected", "This video is protected against copying."],
  ] as const)("says that a file is %s", (reason, what) => {
    expect(partProblem(part({ state: "unplayable", sources: [], problem: { reason, name: null } }), support, ownFilm)?.what).toBe(what);
  });
});

it("starts with the first version that plays from beginning to end", () => {
  const versions = [version([hevc]), version([part(), mpeg2]), version([part(), part()])];
  expect(bestVersion({ versions }, support)).toBe(2);
  expect(bestVersion({ versions: versions.slice(0, 2) }, support)).toBe(0);
});

it("names versions apart", () => {
  const versions = [version([], "Director's Cut"), version([], null, 1080), version([], null, 1080), version([])];
  expect(versionLabels({ versions }, ownFilm)).toEqual(["Director's Cut", "1080p (2)", "1080p (3)", "Version 4"]);
});
