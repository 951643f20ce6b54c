/** Consecutive taps on one side of the picture: the second and each further one jumps. `seconds`: the jumps so far, negative for back. */
export type TapRun = { side: "back" | "forward" | null; atMs: number; seconds: number };

const doubleTapMs = 300;
/** Between further taps: a visitor who counts along needs longer. */
const furtherTapMs = 700;
const jumpS = 10;
/** The middle belongs to neither side. */
const sideShare = 0.36;

const sideAt = (share: number): TapRun["side"] => (share < sideShare ? "back" : share > 1 - sideShare ? "forward" : null);

/** `share`: the tap's place between the left (0) and the right edge (1) of the picture. */
export function afterTap(run: TapRun | null, { share, atMs }: { share: number; atMs: number }): TapRun {
  const side = sideAt(share);
  const isFurther = run !== null && side !== null && run.side === side && atMs - run.atMs <= (run.seconds === 0 ? doubleTapMs : furtherTapMs);
  return { side, atMs, seconds: isFurther ? run.seconds + (side === "back" ? -jumpS : jumpS) : 0 };
}
