import { z } from "zod";
import { isTitleKey } from "#domain/title-key.ts";

/** "movie:19,tv:1396": sorted, each once. */
export function titleKeysParameter(most: number) {
  const reason = `must be 1 to ${most} ids such as movie:19 or tv:1396`;
  return z
    .string(reason)
    .transform((text) => [...new Set(text.split(","))].toSorted())
    .refine((keys) => keys.length <= most && keys.every(isTitleKey), reason)
    .transform((keys) => keys.filter(isTitleKey));
}
