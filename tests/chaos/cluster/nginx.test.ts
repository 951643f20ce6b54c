import { globSync } from "node:fs";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { expectedHeaders } from "../expected-headers.ts";
import { startNginx } from "./nginx.ts";
import { takePort } from "./ports.ts";
import { inSandbox, type Sandbox } from "./sandbox.ts";
import { deployFile } from "./template.ts";

/** What a stand-in for a node does with a request; "hang": nothing. */
type Answer = { status: number; afterMs?: number } | "hang";
type StandIn = { port: number; answer: Answer; requests: string[]; close: () => void };

const ok: Answer = { status: 200 };

async function standIn(sandbox: Sandbox): Promise<StandIn> {
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const node: StandIn = { port: await takePort(), answer: ok, requests: [], close };
  const server = createServer((request, response) => {
    node.requests.push(`${request.method} ${request.url}`);
    const { answer } = node;
    if (answer === "hang") return;
    const respond = () =>
      response.writeHead(answer.status, { "retry-after": "7", "x-request-id": String(request.headers["x-request-id"]) }).end("the site's own page");
    setTimeout(respond, answer.afterMs ?? 0);
  });
  sandbox.defer(close);
  await new Promise<void>((resolve) => server.listen(node.port, "127.0.0.1", resolve));
  return node;
}

type Edge = { nodes: StandIn[]; get: (headers?: Record<string, string>, path?: string) => Promise<Response>; post: (body: string) => Promise<Response> };

/** The documented nginx in front of nodes that answer so. `changes`: shorter times, lower limits. */
const behindNginx = (answers: readonly Answer[], work: (edge: Edge) => Promise<void>, changes: Record<string, string> = {}): Promise<void> =>
  inSandbox(async (sandbox) => {
    const nodes = await Promise.all(answers.map(() => standIn(sandbox)));
    const site = await startNginx(
      sandbox,
      nodes.map(({ port }) => port),
      changes,
    );
    for (const [index, node] of nodes.entries()) {
      node.requests.length = 0;
      node.answer = answers[index] ?? ok;
    }
    await work({
      nodes,
      get: (headers = {}, path = "/page") => fetch(site + path, { headers }),
      post: (body) => fetch(`${site}/page`, { method: "POST", body }),
    });
  });

const headersOf = (response: Response, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, response.headers.get(name)]));
// nginx does not know whether the operator has promised https.
const { "strict-transport-security": _, ...refusalHeaders } = expectedHeaders.file;

async function expectRefusal(response: Response, status: number, heading: string, retryAfter: string | null): Promise<void> {
  const expected = { ...refusalHeaders, "cache-control": "no-store", "retry-after": retryAfter, "content-type": "text/html; charset=utf-8" };
  expect({ status: response.status, ...headersOf(response, Object.keys(expected)) }).toEqual({ status, ...expected });
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f]{32}$/);
  expect(await response.text()).toContain(`<h1>${heading}</h1>`);
}

const expectOwnPage = async (response: Response, status: number): Promise<void> => {
  expect([response.status, response.headers.get("retry-after"), response.headers.get("content-security-policy")]).toEqual([status, "7", null]);
  expect(await response.text()).toBe("the site's own page");
};

const total = (nodes: readonly StandIn[]): number => nodes.reduce((sum, { requests }) => sum + requests.length, 0);

// What the operator's page says for a proxy in front: this header distinguishes visitors.
const visitorsByHeader = { "server_name _;": "server_name _; set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;" };
const rareRefill = { "rate=100r/s": "rate=1r/m" };
const shortWait = { "proxy_read_timeout 5s": "proxy_read_timeout 1200ms" };
const from = (address: string) => ({ "x-forwarded-for": address });

test("a client gets 400 requests at once beside 100 a second, then 429; another client is served", () =>
  behindNginx(
    [ok],
    async ({ get }) => {
      const responses = await Promise.all(Array.from({ length: 404 }, () => get(from("192.0.2.1"))));
      const refused = responses.filter(({ status }) => status === 429);
      expect([responses.filter(({ status }) => status === 200).length, refused.length]).toEqual([401, 3]);
      await expectRefusal(refused[0] ?? expect.unreachable(), 429, "Too many requests", "1");
      expect((await get(from("192.0.2.2"))).status).toBe(200);
    },
    { ...visitorsByHeader, ...rareRefill },
  ));

test("an IPv6 client is its /64", () =>
  behindNginx(
    [ok],
    async ({ get }) => {
      const statusOf = async (address: string) => (await get(from(address))).status;
      const one = ["2001:db8:1:2::1", "2001:db8:1:2:3::", "2001:db8:1:2:3:4:5:6"];
      expect([await statusOf(one[0] ?? ""), await statusOf(one[1] ?? ""), await statusOf(one[2] ?? "")]).toEqual([200, 200, 429]);
      // 0a is a line feed, which "." would not match in a regular expression without (?s).
      const lineFeeds = ["a0a:a0a:a0a:a0a::1", "a0a:a0a:a0a:a0a:a0a::", "a0a:a0a:a0a:a0a::2"];
      expect([await statusOf(lineFeeds[0] ?? ""), await statusOf(lineFeeds[1] ?? ""), await statusOf(lineFeeds[2] ?? "")]).toEqual([200, 200, 429]);
      expect([await statusOf("2001:db8:1:3::1"), await statusOf("192.0.2.1")]).toEqual([200, 200]);
    },
    { ...visitorsByHeader, ...rareRefill, "burst=400": "burst=1" },
  ));

test("a client holds at most 500 requests open", () =>
  behindNginx(
    ["hang"],
    async ({ nodes, get }) => {
      const waiting = Array.from({ length: 2 }, () => get(from("192.0.2.1")));
      await expect.poll(() => total(nodes)).toBe(2);
      await expectRefusal(await get(from("192.0.2.1")), 429, "Too many requests", "1");
      for (const node of nodes) node.close();
      await Promise.all(waiting);
    },
    { ...visitorsByHeader, "limit_conn connections 500;": "limit_conn connections 2;" },
  ));

test("the next node gets the request after a 503, and the last one's page passes through", () =>
  behindNginx([{ status: 503 }, { status: 503 }, ok], async ({ nodes, get }) => {
    for (let count = 0; count < 3; count += 1) await expectOwnPage(await get(), 200);
    for (const node of nodes) node.answer = { status: 503 };
    for (const { requests } of nodes) requests.length = 0;
    await expectOwnPage(await get(), 503);
    expect(nodes.map(({ requests }) => requests)).toEqual([["GET /page"], ["GET /page"], ["GET /page"]]);
  }));

test("no other node gets the request after a 503 that took its time, after a 429, and for a POST", () =>
  behindNginx(
    [
      { status: 503, afterMs: 50 },
      { status: 503, afterMs: 50 },
    ],
    async ({ nodes, get, post }) => {
      await expectOwnPage(await get(), 503);
      expect(total(nodes)).toBe(1);
      for (const node of nodes) node.answer = { status: 429 };
      await expectOwnPage(await get(), 429);
      expect(total(nodes)).toBe(2);
      for (const node of nodes) node.answer = { status: 503 };
      await expectOwnPage(await post("{}"), 503);
      expect(total(nodes)).toBe(3);
    },
    { "proxy_next_upstream_timeout 1500ms": "proxy_next_upstream_timeout 20ms" },
  ));

test("a hanging node costs a wait, not the page", () =>
  behindNginx(
    ["hang", ok, ok],
    async ({ nodes, get }) => {
      const responses = await Promise.all([get(), get(), get()]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(nodes[0]?.requests).not.toEqual([]);
    },
    shortWait,
  ));

test("with every node hanging, the visitor gets a page of the site's", () =>
  behindNginx(["hang", "hang"], async ({ get }) => expectRefusal(await get(), 503, "Back in a moment", "2"), shortWait));

test("with every node gone too", () =>
  inSandbox(async (sandbox) => {
    const site = await startNginx(sandbox, [await takePort(), await takePort()]);
    await expectRefusal(await fetch(`${site}/page`), 503, "Back in a moment", "2");
  }));

test("a body beyond every limit of the site is refused", () =>
  behindNginx([ok], async ({ nodes, post }) => {
    await expectRefusal(await post("x".repeat(70_000)), 413, "Too large", null);
    expect(total(nodes)).toBe(0);
  }));

test("nginx's own pages are in the language of the address", () =>
  behindNginx([ok], async ({ nodes, get }) => {
    for (const node of nodes) node.close();
    const pageOf = async (path: string) => (await get({}, path)).text();
    expect(await pageOf("/de/movie/19")).toMatch(/<html lang="de">.*<h1>Gleich geht es weiter<\/h1>.*Erneut versuchen/);
    expect(await pageOf("/ar?page=2")).toMatch(/<html lang="ar" dir="rtl">.*إعادة المحاولة/);
    for (const path of ["/xx/home", "/design", "/home"]) expect(await pageOf(path)).toMatch(/<html lang="en">.*<h1>Back in a moment<\/h1>/);
  }));

test("nginx's own pages are in each language that has the server's words", () => {
  const codes = globSync("languages/*/server.ts").map((file) => file.split(/[\\/]/).at(-2) ?? "");
  const maps = [...deployFile("nginx.conf", {}).matchAll(/^ {2}map \$page_code \$(\w+) \{\n((?: {4}.*\n)+)/gm)];
  expect(maps.map(([, name]) => name)).toEqual(["page_language", "page_too_many", "page_unavailable", "page_too_large"]);
  for (const [, , lines = ""] of maps) {
    const said = lines.split("\n").map((line) => line.trim().split(" ")[0]);
    expect(said).toEqual(expect.arrayContaining(codes.map((code) => (code === "en" ? "default" : code))));
  }
});
