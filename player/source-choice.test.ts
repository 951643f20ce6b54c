import { expect, it } from "vitest";
import { type BrowserSupport, chooseSource, hlsType } from "./source-choice.ts";

const playlist = { url: "/film.m3u8", type: hlsType };
const mp4 = { url: "/film.mp4", type: "video/mp4" };
const knowsMp4: BrowserSupport = { plays: (type) => type === "video/mp4", decodes: (type) => type.includes("avc1") };

it("chooses the first playable source", () => {
  expect(chooseSource([{ url: "/film.xyz", type: "video/x-unknown" }, mp4], knowsMp4)).toEqual({ ...mp4, by: "browser" });
});

it("plays a playlist by hls.js if the browser cannot", () => {
  expect(chooseSource([playlist, mp4], knowsMp4)).toEqual({ ...playlist, by: "hls.js" });
});

it("leaves a playlist to a browser that can play it", () => {
  expect(chooseSource([playlist], { ...knowsMp4, plays: () => true })).toEqual({ ...playlist, by: "browser" });
});

it("leaves out a playlist of codecs that the browser does not decode", () => {
  const hevc = { ...playlist, needs: 'video/mp4; codecs="hvc1.1.6.L93.B0"' };
  const avc = { ...playlist, needs: 'video/mp4; codecs="avc1.64001f"' };
  expect(chooseSource([hevc, avc], knowsMp4)).toEqual({ ...avc, by: "hls.js" });
  expect(chooseSource([hevc], { ...knowsMp4, plays: () => true })).toBeNull();
});

it("returns null if no source is playable", () => {
  expect(chooseSource([], knowsMp4)).toBeNull();
  expect(chooseSource([{ url: "/a", type: "video/x-unknown" }], knowsMp4)).toBeNull();
});
