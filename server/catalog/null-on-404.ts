import { UpstreamError } from "#server/upstream/upstream-error.ts";

/** The provider's 404 is an answer, "there is no such thing"; every other failure stays one. */
export async function orAbsent<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  }
}
