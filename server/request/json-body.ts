import type { HonoRequest } from "hono";
import type { z } from "zod";

/** `undefined`: it is not JSON. */
export const jsonBody = (request: HonoRequest): Promise<unknown> => request.json().catch(() => undefined);

/** The first mistake in a body: "movieId: must be a whole number from 1 to 999999999". */
export function mistakeIn({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join(".") || "The body"}: ${issue?.message ?? "is wrong"}`;
}
