import { UpstreamError } from "#server/upstream/upstream-error.ts";

/** `null` if the provider says that the title does not exist. */
export async function nullOn404<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  }
}
