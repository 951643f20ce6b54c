export type ImageKind = "backdrop" | "poster" | "still" | "profile";

/** A picture of a title or a person. Sizes in pixels, of the largest file. */
export type Image = { kind: ImageKind; path: string; width: number; height: number };

/** How many of each kind stand side by side before the next kind: posters are half as wide as the others. */
const runs: readonly { kind: ImageKind; length: number }[] = [
  { kind: "backdrop", length: 2 },
  { kind: "still", length: 2 },
  { kind: "poster", length: 1 },
  { kind: "profile", length: 1 },
];

/** The kinds in turn, each in its own order: a gallery of thirty backdrops and thirty posters does not begin with backdrops alone. */
export function mixedKinds(images: readonly Image[]): Image[] {
  const queues = runs.map(({ kind, length }) => ({ length, left: images.filter((image) => image.kind === kind) }));
  const mixed: Image[] = [];
  while (mixed.length < images.length) for (const { left, length } of queues) mixed.push(...left.splice(0, length));
  return mixed;
}
