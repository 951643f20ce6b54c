import type { CopyFile, OfferedCopy } from "#features/public-films/model/copies.ts";

/** What NetworkInformation says; Firefox and Safari have none. */
export type Connection = { saveData?: boolean; downlink?: number; effectiveType?: string };

/** A 720p film needs up to 2 Mb/s. */
const slowBelowMbps = 2;
const slowHeight = 480;

export const isSlow = ({ saveData = false, downlink, effectiveType = "4g" }: Connection): boolean =>
  saveData || effectiveType !== "4g" || (downlink !== undefined && downlink < slowBelowMbps);

/** The smallest height that fills the stage, else the largest; on a slow connection at most 480. `null` if none is known. */
function fittingHeight(heights: readonly number[], stagePx: number, slow: boolean): number | null {
  const wanted = slow ? Math.min(slowHeight, stagePx) : stagePx;
  const ordered = heights.toSorted((a, b) => a - b);
  return ordered.find((height) => height >= wanted) ?? ordered.at(-1) ?? null;
}

/** The files in the order to try: the fitting one, then those nearest to it. Files of unknown height come last. */
export function filesInOrder(files: readonly CopyFile[], stagePx: number, slow: boolean): CopyFile[] {
  const fitting = fittingHeight(
    files.flatMap(({ height }) => height ?? []),
    stagePx,
    slow,
  );
  const distance = ({ height }: CopyFile) => (height === null || fitting === null ? Number.MAX_SAFE_INTEGER : Math.abs(height - fitting));
  return files.toSorted((a, b) => distance(a) - distance(b));
}

/** A file that does not say its length (Infinity) is believed. */
export const isOfLength = (durationS: number, { min, max }: OfferedCopy["length"]): boolean =>
  !Number.isFinite(durationS) || (durationS >= min && durationS <= max);
