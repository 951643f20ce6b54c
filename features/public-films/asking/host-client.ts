import { setTimeout as delay } from "node:timers/promises";
import { Agent, fetch, type Response } from "undici";
import { isFilmAddress, withoutBase } from "#features/public-films/film-hosts.ts";
import { type AddressBase, addressAt } from "#features/public-films/model/addresses.ts";
import { type FilmHost, filmHosts } from "#features/public-films/model/copies.ts";
import { errorReason } from "#server/log/error-reason.ts";
import { retryAfterMs } from "#server/upstream/retry-after.ts";

/** A host could not be asked, which says nothing of its copies. */
export class HostError extends Error {}
/** The host answered, and what it answered is of no use for this copy. */
export class CopyError extends Error {}

const gapMs = 1000;
const connectMs = 10_000;
const headersMs = 30_000;
/** Between two pieces of a body. */
const bodyIdleMs = 60_000;
/** For a whole answer of JSON. */
const answerMs = 60_000;
const maxAnswerBytes = 5_000_000;
const maxRedirects = 5;
const longestWaitMs = 15 * 60_000;
/** After 429 of a host that names no time. */
const defaultWaitMs = 60_000;
const maxWaits = 5;
const failuresInARow = 3;

type Request = { method?: "GET" | "HEAD"; headers?: Record<string, string>; signal?: AbortSignal; dispatcher?: Agent };

type Options = {
  base: AddressBase;
  userAgent: string;
  /** A line for the operator while a host is waited for. */
  say: (line: string) => void;
  pause?: (ms: number) => Promise<unknown>;
};

/** Sends one request at a time, and one a second, to the archives alone. */
function pacedFetch({ base, userAgent, pause = delay }: Options) {
  let freeAt = 0;
  async function send(address: string, { headers, ...request }: Request): Promise<Response> {
    const waitMs = freeAt - performance.now();
    if (waitMs > 0) await pause(waitMs);
    freeAt = performance.now() + gapMs;
    return fetch(addressAt(base, address), { ...request, headers: { ...headers, "user-agent": userAgent }, redirect: "manual" });
  }
  return async function follow(address: string, request: Request, redirects = 0): Promise<Response> {
    if (!isFilmAddress(address)) throw new CopyError(`leads to another host, ${URL.canParse(address) ? new URL(address).host : "without a name"}`);
    const response = await send(address, request);
    const location = response.headers.get("location");
    if (location === null || response.status < 300 || response.status > 399) return response;
    await response.body?.cancel();
    if (redirects === maxRedirects) throw new CopyError("leads from one address to another without end");
    const target = URL.canParse(location, response.url) ? new URL(location, response.url).href : location;
    return follow(withoutBase(base, target), request, redirects + 1);
  };
}

/** Asks again after 429, or 503 with a time, when the host's time is over. */
async function waitedFor(ask: () => Promise<Response>, name: string, { say, pause = delay }: Options): Promise<Response> {
  for (let waits = 0; ; waits += 1) {
    const response = await ask();
    const { status, headers } = response;
    const statedMs = status === 429 || status === 503 ? retryAfterMs(headers, Date.now()) : null;
    const waitMs = statedMs ?? (status === 429 ? defaultWaitMs : null);
    if (waitMs === null) {
      if (status < 500) return response;
      await response.body?.cancel();
      throw new HostError(`answers with the status ${status}`);
    }
    await response.body?.cancel();
    if (waitMs > longestWaitMs || waits === maxWaits) throw new HostError(`asks to wait ${Math.ceil(waitMs / 1000)} s: run this again later`);
    say(`${name} asks to wait ${Math.ceil(waitMs / 1000)} s`);
    await pause(waitMs);
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new HostError("answers with something else than JSON", { cause });
    throw cause;
  }
}

export type HostClient = ReturnType<typeof createHostClient>;

/** After three failures in a row a host is not asked any more. */
export function createHostClient(options: Options) {
  const limits = { connect: { timeout: connectMs }, headersTimeout: headersMs, bodyTimeout: bodyIdleMs };
  const agents = { answers: new Agent({ ...limits, maxResponseSize: maxAnswerBytes }), films: new Agent(limits) };
  const failures = new Map<FilmHost, number>();
  const ask = pacedFetch(options);

  async function attempt<T>(host: FilmHost, run: () => Promise<T>): Promise<T> {
    const failed = failures.get(host) ?? 0;
    if (failed >= failuresInARow) throw new HostError(`did not answer ${failuresInARow} times in a row`);
    try {
      const result = await run();
      failures.set(host, 0);
      return result;
    } catch (error) {
      if (error instanceof CopyError) throw error;
      failures.set(host, failed + 1);
      if (error instanceof HostError) throw error;
      // fetch's own message is "fetch failed".
      throw new HostError(`cannot be reached (${errorReason(error instanceof Error && error.cause ? error.cause : error)})`, { cause: error });
    }
  }

  return {
    /** What `read` makes of a host's answer in JSON. @throws HostError, or what `read` throws */
    json: <T>(host: FilmHost, address: string, read: (body: unknown) => T): Promise<T> =>
      attempt(host, async () => {
        const request = () => ask(address, { signal: AbortSignal.timeout(answerMs), dispatcher: agents.answers });
        const response = await waitedFor(request, filmHosts[host], options);
        if (!response.ok) {
          await response.body?.cancel();
          throw new HostError(`answers with the status ${response.status}`);
        }
        return read(await jsonOf(response));
      }),
    /** A file's response, whatever its status below 500, 429 excepted. */
    file: (host: FilmHost, address: string, request: Request): Promise<Response> =>
      attempt(host, () => waitedFor(() => ask(address, { ...request, dispatcher: agents.films }), filmHosts[host], options)),
    close: async () => void (await Promise.all([agents.answers.close(), agents.films.close()])),
  };
}
