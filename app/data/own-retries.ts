import type { Query, UseQueryResult } from "@tanstack/react-query";
import { limits } from "#domain/limits.ts";

const { most, afterMs, spreadMs } = limits.ownRetries;
const waitMs = afterMs + Math.random() * spreadMs;

/** Whether a part of the page that has failed will be loaded again without the visitor. */
export const retriesItself = ({ data, isError, errorUpdateCount }: Pick<UseQueryResult, "data" | "isError" | "errorUpdateCount">): boolean =>
  data === undefined && isError && errorUpdateCount <= most;

/** For `refetchInterval`: milliseconds until a failed query runs again. Queries without notices are additions, which the page does without. */
export const ownRetryMs = ({ state, meta }: Query): number | false =>
  meta?.failures.length !== 0 && retriesItself({ ...state, isError: state.status === "error" }) && waitMs;
