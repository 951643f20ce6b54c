import { expect, it } from "vitest";
import { qualityLabels } from "./quality-labels.ts";

it("names levels by height, and by rate where the height does not tell them apart", () => {
  const levels = [
    { height: 360, bitrate: 800_000 },
    { height: 1080, bitrate: 4_500_000 },
    { height: 1080, bitrate: 6_000_000 },
    { height: 0, bitrate: 128_000 },
  ];
  expect(qualityLabels(levels)).toEqual(["360p", "1080p, 4.5 Mb/s", "1080p, 6.0 Mb/s", "0.1 Mb/s"]);
});
