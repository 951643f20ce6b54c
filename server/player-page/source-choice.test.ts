import { expect, it } from "vitest";
import { chooseSource, hlsType } from "./source-choice.ts";

const playlist = { url: "/film.m3u8", type: hlsType };
const mp4 = { url: "/film.mp4", type: "video/mp4" };
const knowsMp4 = (type: string) => type === "video/mp4";

it("chooses the first playable source", () => {
  expect(chooseSource([{ url: "/film.xyz", type: "video/x-unknown" }, mp4], knowsMp4)).toEqual({ ...mp4, by: "browser" });
});

it("plays a playlist by hls.js if the browser cannot", () => {
  expect(chooseSource([playlist, mp4], knowsMp4)).toEqual({ ...playlist, by: "hls.js" });
});

it("leaves a playlist to a browser that can play it", () => {
  expect(chooseSource([playlist], () => true)).toEqual({ ...playlist, by: "browser" });
});

it("returns null if no source is playable", () => {
  expect(chooseSource([], knowsMp4)).toBeNull();
  expect(chooseSource([{ url: "/a", type: "video/x-unknown" }], knowsMp4)).toBeNull();
});
