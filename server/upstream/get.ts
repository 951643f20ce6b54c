import type { ZodType } from "zod";
import type { CallOptions } from "#domain/query.ts";
import { isAdult } from "./fields.ts";
import type { ResponseBody } from "./response.ts";
import type { Parameters, Transport } from "./transport.ts";
import { UpstreamError } from "./upstream-error.ts";

/** One parsed response. `isRequested`: whether it is about what the path names. @throws UpstreamError */
export type Get = <T>(
  schema: ZodType<T>,
  path: string,
  parameters: Parameters,
  options?: CallOptions,
  isRequested?: (value: T, body: ResponseBody) => boolean,
) => Promise<T>;

/** For `isRequested`. A response without an id counts as requested. */
export const isAbout =
  (id: number) =>
  (_: unknown, body: ResponseBody): boolean =>
    typeof body.id !== "number" || body.id === id;

export const createGet =
  (transport: Transport): Get =>
  async (schema, path, parameters, options = {}, isRequested = () => true) => {
    const body = await transport.get(path, parameters, options.priority ?? "visitor");
    if (isAdult(body)) throw new UpstreamError({ kind: "status", status: 404, path });
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw new UpstreamError({ kind: "malformed", path, cause: parsed.error });
    if (!isRequested(parsed.data, body)) throw new UpstreamError({ kind: "malformed", path, cause: new Error("The response is about another id") });
    return parsed.data;
  };
