import { UpstreamError } from "#server/upstream/upstream-error.ts";

/** The `UpstreamError` that a call must reject with. */
export const failureOf = async (call: Promise<unknown>): Promise<UpstreamError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof UpstreamError)) throw new Error(`Expected an UpstreamError, got ${String(error)}`);
  return error;
};
