import { type Copy, type CopyCheck, lengthBounds, type PublicTitle } from "#features/public-films/model/copies.ts";

/** What a host says of a copy. */
export type Finding = Omit<CopyCheck, "checkedAt">;

export const missing: Finding = { state: "missing", seconds: null, files: [], licence: null };

const folded = (licence: string): string => licence.toLowerCase().replaceAll(/[^a-z0-9.]/g, "");

/** Whether a licence that a host states is public domain, or that of the facts. Without a statement the facts count. */
export const isFreeLicence = (stated: string | null, facts: string): boolean =>
  stated === null || /public ?domain|^pd\b|^cc-?0\b|no (?:known )?(?:copyright )?restrictions/i.test(stated) || folded(stated) === folded(facts);

export const hasLength = (seconds: number, copy: Copy, title: PublicTitle): boolean => {
  const { min, max } = lengthBounds(copy.seconds, title.runtimeS);
  return seconds >= min && seconds <= max;
};
