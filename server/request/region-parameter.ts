import { z } from "zod";
import { regionName } from "#domain/region.ts";

const reason = "must be the code of a country, such as US";

/** `region=` of a title's data and of Discover's choices. */
export const regionParameter = z.string(reason).refine((code) => regionName(code) !== null, reason);

export const regionParameters = z.object({ region: regionParameter });
