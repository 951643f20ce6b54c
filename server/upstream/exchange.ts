import type { Clock } from "./clock.ts";
import { codeOf } from "./redacted-cause.ts";
import type { UpstreamErrorKind } from "./upstream-error.ts";

/** The network's fetch, or the embedded provider's. */
export type Fetch = (request: Request) => Response | Promise<Response>;

/** The code of a response that is larger than its limit, as the network agent calls it. */
export const tooLargeCode = "UND_ERR_RES_EXCEEDED_MAX_SIZE";

export const tooLarge = (what: string): Error => Object.assign(new Error(what), { code: tooLargeCode });

export type ExchangeLimits = { headersMs: number; totalMs: number; bodyBytes: number };

/** `text` is null if the body was not read. */
export type HttpResponse = { status: number; headers: Headers; text: string | null };

/** Why there is no complete response. Stays within this folder: the transport rethrows it as an `UpstreamError`. */
export class ExchangeFailure extends Error {
  override readonly name = "ExchangeFailure";
  readonly kind: UpstreamErrorKind;
  constructor(kind: UpstreamErrorKind, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

const hasReadableBody = (status: number): boolean => status === 200 || status === 404;

/** The network agent has limits of its own: both report the same failure. */
function failureOf(error: unknown): ExchangeFailure {
  if (error instanceof ExchangeFailure) return error;
  const code = codeOf(error) ?? "";
  if (code === tooLargeCode) return new ExchangeFailure("malformed", error);
  return new ExchangeFailure(/TIMEOUT|ETIMEDOUT/.test(code) ? "timeout" : "network", error);
}

/** The body as text. Counts bytes after decompression: a small body may unpack into a large one. */
async function textOf(response: Response, maxBytes: number, orStopped: <T>(step: Promise<T>) => Promise<T>): Promise<string> {
  if (Number(response.headers.get("content-length")) > maxBytes) throw new ExchangeFailure("malformed", tooLarge("The response is too large"));
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (let chunk = await (reader && orStopped(reader.read())); reader && chunk && !chunk.done; chunk = await orStopped(reader.read())) {
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) throw new ExchangeFailure("malformed", tooLarge("The response is too large"));
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

/** One GET with its complete response within the limits. Does not follow redirects. @throws ExchangeFailure */
export async function exchange(fetch: Fetch, url: string, headers: Record<string, string>, limits: ExchangeLimits, clock: Clock): Promise<HttpResponse> {
  const controller = new AbortController();
  let stop: (failure: ExchangeFailure) => void = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = reject;
  });
  stopped.catch(() => {});
  // A fetch that is passed in may ignore the signal, so the clock decides.
  const orStopped = <T>(step: Promise<T>): Promise<T> => Promise.race([step, stopped]);
  const timeOut = (): void => stop(new ExchangeFailure("timeout"));
  const cancelTotal = clock.after(limits.totalMs, timeOut);
  const cancelHeaders = clock.after(limits.headersMs, timeOut);
  try {
    const request = new Request(url, { headers, redirect: "manual", signal: controller.signal });
    const response = await orStopped(Promise.resolve(fetch(request)));
    cancelHeaders();
    if (!hasReadableBody(response.status)) {
      controller.abort();
      return { status: response.status, headers: response.headers, text: null };
    }
    return { status: response.status, headers: response.headers, text: await textOf(response, limits.bodyBytes, orStopped) };
  } catch (error) {
    // Frees the connection of a response that was not read to its end.
    controller.abort();
    throw failureOf(error);
  } finally {
    cancelHeaders();
    cancelTotal();
  }
}
