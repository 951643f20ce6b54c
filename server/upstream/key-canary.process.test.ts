import { inspect } from "node:util";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Fault, type FaultyProvider, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { createBreaker } from "./breaker.ts";
import type { Fetch } from "./exchange.ts";
import { networkFetch } from "./network-fetch.ts";
import { createProvider } from "./provider.ts";
import { createQuota } from "./quota.ts";
import { type Credential, createTransport } from "./transport.ts";

// The key is in the address of every call, and errors like to say which address failed. None of ours may.

const key = "s3kr1t/0123456789&abcdef!";
const searchText = "what a visitor searches for";
/** Plain, as a path and as a query encode it. */
const spellingsOf = (text: string): string[] => [text, encodeURIComponent(text), new URLSearchParams({ text }).toString().slice("text=".length)];
const secrets = ["s3kr1t", ...spellingsOf(key), ...spellingsOf(searchText)];

let provider: FaultyProvider;
let network: ReturnType<typeof networkFetch>;
beforeEach(async () => {
  provider = await startFaultyProvider();
  network = networkFetch();
});
afterEach(async () => {
  await provider.close();
  await network.close();
});

/** Everything that an error could be turned into on its way to a log or a page. */
function spoken(error: unknown): string {
  let log = "";
  pino(
    {},
    {
      write: (line: string) => {
        log += line;
      },
    },
  ).error({ err: error }, "failed");
  const texts: string[] = [log, inspect(error, { depth: 20, showHidden: true }), JSON.stringify(error), String(error)];
  for (let one: unknown = error; one instanceof Error; one = one.cause)
    texts.push(one.message, one.stack ?? "", JSON.stringify(Object.getOwnPropertyDescriptors(one)));
  return texts.join("\n");
}

async function failWith(credential: Credential, fetch: Fetch, hurried = false): Promise<string> {
  const transport = createTransport({
    baseUrl: provider.url,
    credential,
    fetch,
    quota: createQuota(),
    breaker: createBreaker(),
    limits: hurried ? { headersMs: 100, attemptMs: 150, callMs: 1000 } : {},
  });
  const error = await createProvider(transport)
    .searchMovies(searchText, 1)
    .then(
      () => expect.unreachable("it should have failed"),
      (reason: unknown) => reason,
    );
  return spoken(error);
}

const credentials: Credential[] = [{ apiKey: key }, { readToken: key }];
const faults: Fault[] = [
  { kind: "status", status: 500 },
  { kind: "status", status: 401 },
  { kind: "reset" },
  { kind: "hang" },
  { kind: "large" },
  { kind: "html" },
  { kind: "malformed" },
  { kind: "wrong-types" },
];

test.each(credentials.flatMap((credential) => faults.map((fault) => ({ credential, fault }))))("$credential, $fault.kind", async ({ credential, fault }) => {
  provider.setFault(fault);
  const said = await failWith(credential, network.fetch, fault.kind === "hang");
  expect(said).toContain("/search/movie");
  for (const secret of secrets) expect(said).not.toContain(secret);
});

test.each(credentials)("$credential: neither a fetch that quotes the address nor a page that does", async (credential) => {
  const quoting: Fetch = (request) => {
    const { pathname, search } = new URL(request.url);
    const cause = Object.assign(new Error(`getaddrinfo ${request.url}, GET ${pathname}${search} with ${spellingsOf(key).join(" ")}`), {
      code: "ENOTFOUND",
      input: request.url,
    });
    throw Object.assign(new TypeError(`Failed to parse URL from ${request.url} ${request.headers.get("authorization")} ${key}`, { cause }), {
      url: request.url,
    });
  };
  const echoing: Fetch = (request) => new Response(`${key} ${request.url} <html>`);
  for (const fetch of [quoting, echoing]) {
    const said = await failWith(credential, fetch);
    for (const secret of secrets) expect(said).not.toContain(secret);
  }
});
