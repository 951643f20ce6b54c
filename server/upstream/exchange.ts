import type { Clock } from "./clock.ts";
import { codeOf } from "./redacted-cause.ts";
import type { UpstreamErrorKind } from "./upstream-error.ts";

/** A request in, a response out: the network's, or an embedded service's. */
export type Fetch = (request: Request) => Response | Promise<Response>;

export type ExchangeLimits = { headersMs: number; totalMs: number; bodyBytes: number };

/** `text` is `null` where the body was not asked for. */
export type Exchanged = { status: number; headers: Headers; text: string | null };

/** Why there is no whole answer. Never leaves this room: the transport says it as an `UpstreamError`. */
export class ExchangeFailure extends Error {
  override readonly name = "ExchangeFailure";
  readonly kind: UpstreamErrorKind;
  constructor(kind: UpstreamErrorKind, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

const hasReadableBody = (status: number): boolean => status === 200 || status === 404;

/** The network agent has limits of its own; whichever is first says the same. */
function failureOf(error: unknown): ExchangeFailure {
  if (error instanceof ExchangeFailure) return error;
  const code = codeOf(error) ?? "";
  if (code === "UND_ERR_RES_EXCEEDED_MAX_SIZE") return new ExchangeFailure("malformed", error);
  return new ExchangeFailure(/TIMEOUT|ETIMEDOUT/.test(code) ? "timeout" : "network", error);
}

/** The body as text, counted as it arrives, after decompression: a small body may unpack into a large one. */
async function textOf(response: Response, maxBytes: number, orStop: <T>(step: Promise<T>) => Promise<T>): Promise<string> {
  if (Number(response.headers.get("content-length")) > maxBytes) throw new ExchangeFailure("malformed", new Error("The answer is too large"));
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (let chunk = await (reader && orStop(reader.read())); reader && chunk && !chunk.done; chunk = await orStop(reader.read())) {
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) throw new ExchangeFailure("malformed", new Error("The answer is too large"));
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

/** One GET, answered whole within its limits, or an `ExchangeFailure`. Redirects come back as they are, not followed. */
export async function exchange(fetch: Fetch, url: string, headers: Record<string, string>, limits: ExchangeLimits, clock: Clock): Promise<Exchanged> {
  const controller = new AbortController();
  let stop: (failure: ExchangeFailure) => void = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = reject;
  });
  stopped.catch(() => {});
  // A fetch that is handed in may not heed the signal, so the clock decides even then.
  const orStop = <T>(step: Promise<T>): Promise<T> => Promise.race([step, stopped]);
  const tooSlow = (): void => stop(new ExchangeFailure("timeout"));
  const cancelTotal = clock.after(limits.totalMs, tooSlow);
  const cancelHeaders = clock.after(limits.headersMs, tooSlow);
  try {
    const request = new Request(url, { headers, redirect: "manual", signal: controller.signal });
    const response = await orStop(Promise.resolve(fetch(request)));
    cancelHeaders();
    if (!hasReadableBody(response.status)) {
      controller.abort();
      return { status: response.status, headers: response.headers, text: null };
    }
    return { status: response.status, headers: response.headers, text: await textOf(response, limits.bodyBytes, orStop) };
  } catch (error) {
    // Frees the connection of an answer that was not wholly read.
    controller.abort();
    throw failureOf(error);
  } finally {
    cancelHeaders();
    cancelTotal();
  }
}
