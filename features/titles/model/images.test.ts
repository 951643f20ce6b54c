import { expect, test } from "vitest";
import { type ImageKind, mixedKinds } from "./images.ts";

const images = (kind: ImageKind, count: number) =>
  Array.from({ length: count }, (_, index) => ({ kind, path: `/${kind}-${index + 1}.jpg`, width: 1920, height: 1080 }));

test("the kinds take turns, each in its order, until all are there", () => {
  const mixed = mixedKinds([...images("poster", 2), ...images("backdrop", 5)]);
  expect(mixed.map(({ path }) => path)).toEqual(
    ["backdrop-1", "backdrop-2", "poster-1", "backdrop-3", "backdrop-4", "poster-2", "backdrop-5"].map((name) => `/${name}.jpg`),
  );
  expect(mixedKinds([])).toEqual([]);
});
