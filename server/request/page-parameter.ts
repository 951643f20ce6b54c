import { z } from "zod";
import { limits } from "#domain/limits.ts";
import { isServedPage } from "#domain/page.ts";

const reason = `must be a whole number from 1 to ${limits.search.lastPage}`;

/** `page=` of a list or a search; 1 without it. */
export const pageParameter = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, reason)
  .transform(Number)
  .refine(isServedPage, reason)
  .default(1);

export const pageParameters = z.object({ page: pageParameter });
