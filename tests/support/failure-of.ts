import { UpstreamError } from "#server/upstream/upstream-error.ts";

/** The `UpstreamError` that an answer must end in. */
export const failureOf = async (answer: Promise<unknown>): Promise<UpstreamError> => {
  const error = await answer.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof UpstreamError)) throw new Error(`Expected an UpstreamError, got ${String(error)}`);
  return error;
};
