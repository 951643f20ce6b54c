import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "#server/config/env.ts";
import { listenLocally } from "#tests/support/listen-locally.ts";
import { createHostClient } from "./host-client.ts";
import { userAgentOf } from "./user-agent.ts";

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** The archives' addresses below a server of this machine. Pauses are recorded and not waited for. */
async function clientOf(reply: Reply) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    reply(response, request);
  });
  const { origin, close } = await listenLocally(server);
  const pauses: number[] = [];
  const lines: string[] = [];
  const client = createHostClient({
    base: origin,
    userAgent: "Ritz/1 (box@ritz.example)",
    say: (line) => lines.push(line),
    pause: async (ms) => pauses.push(ms),
  });
  onTestFinished(async () => {
    await close();
    await client.close();
  });
  const ask = () => client.json("archive", "https://archive.org/metadata/a", (body) => body);
  return { client, ask, requests, pauses, lines, origin };
}

const send =
  (status: number, headers: Record<string, string> = {}, body = "{}") =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end(body);
const redirect = (location: string) => send(302, { location });

test("requests name the operator, and wait for a second after the one before", async () => {
  const agents: unknown[] = [];
  const { ask, pauses } = await clientOf((response, { headers }) => {
    agents.push(headers["user-agent"]);
    send(200)(response);
  });
  expect(await ask()).toEqual({});
  await ask();
  expect(agents).toEqual(["Ritz/1 (box@ritz.example)", "Ritz/1 (box@ritz.example)"]);
  expect(pauses).toEqual([expect.closeTo(1000, -3)]);
});

test("the name has the site, its version, and what the operator has stated", () => {
  const agent = (variables: Record<string, string>) => userAgentOf(readEnv(variables).env, process.cwd());
  expect(agent({})).toMatch(/^Matinee\/\d+\.\d+\.\d+$/);
  const stated = { SITE_NAME: "Kino Ü (1)", PUBLIC_ORIGIN: "https://ritz.example", CONTACT_EMAIL: "box@ritz.example" };
  expect(agent(stated)).toMatch(/^Kino {2}1\/\S+ \(https:\/\/ritz\.example; box@ritz\.example\)$/);
  expect(agent({ SITE_NAME: "映画" })).toMatch(/^Matinee\//);
});

test("a host that asks to wait is waited for", async () => {
  const replies = [send(429, { "retry-after": "420" }), send(503, { "retry-after": "7" }), send(200, {}, '{"a":1}')];
  const { ask, pauses, lines } = await clientOf((response) => replies.shift()?.(response));
  expect(await ask()).toEqual({ a: 1 });
  expect(pauses.filter((ms) => ms % 1000 === 0)).toEqual(expect.arrayContaining([420_000, 7000]));
  expect(lines).toEqual(["Internet Archive asks to wait 420 s", "Internet Archive asks to wait 7 s"]);
});

test("a wait of hours, or without an end, is not waited for", async () => {
  const long = await clientOf(send(429, { "retry-after": "86400" }));
  await expect(long.ask()).rejects.toThrow("asks to wait 86400 s: run this again later");
  const endless = await clientOf(send(429));
  await expect(endless.ask()).rejects.toThrow("asks to wait 60 s");
  expect(endless.requests).toHaveLength(6);
});

test.each([
  ["HTML", send(200, { "content-type": "text/html" }, "<html>"), "answers with something else than JSON"],
  ["a server error", send(500), "answers with the status 500"],
  ["403", send(403), "answers with the status 403"],
  ["6 MB", send(200, {}, `"${"x".repeat(6_000_000)}"`), "cannot be reached"],
  ["a closed connection", (response: ServerResponse) => void response.destroy(), "cannot be reached"],
])("after three answers of %s in a row the host is not asked any more", async (_, reply, reason) => {
  const { client, ask, requests } = await clientOf(reply);
  for (let attempt = 0; attempt < 3; attempt += 1) await expect(ask()).rejects.toThrow(reason);
  await expect(ask()).rejects.toThrow("did not answer 3 times in a row");
  expect(requests).toHaveLength(3);
  await expect(client.json("commons", "https://commons.wikimedia.org/w/api.php", (body) => body)).rejects.toThrow(reason);
});

test("a refusal is not read to its end, which would keep the command from ending", async () => {
  let isClosed = false;
  const { ask } = await clientOf((response) => {
    response.on("close", () => (isClosed = true)).writeHead(403);
    response.write("x".repeat(1_000_000));
  });
  await expect(ask()).rejects.toThrow("answers with the status 403");
  // Below the time after which the request ends by itself.
  await expect.poll(() => isClosed, { timeout: 30_000 }).toBe(true);
});

test("redirects are followed within the archives alone, and not without end", async () => {
  const { client, requests, origin } = await clientOf((response, { url = "" }) => {
    const to = /^\/archive\.org\/download\/(.*)$/.exec(url)?.[1];
    if (to === "node") redirect("/ia600000.us.archive.org/1/items/a.mp4")(response);
    else if (to === "node-by-name") redirect("https://dn700000.ca.archive.org/a.mp4")(response);
    else if (to === "away") redirect("https://films.example/a.mp4")(response);
    else if (to === "near") redirect("https://archive.org.films.example/a.mp4")(response);
    else if (to === "plain") redirect("http://archive.org/a.mp4")(response);
    else if (to === "loop") redirect("/archive.org/download/loop")(response);
    else send(200)(response);
  });
  const follow = (path: string) => client.file("archive", `https://archive.org/download/${path}`, { method: "HEAD" });
  expect((await follow("node")).url).toBe(`${origin}/ia600000.us.archive.org/1/items/a.mp4`);
  expect((await follow("node-by-name")).url).toBe(`${origin}/dn700000.ca.archive.org/a.mp4`);
  for (const path of ["away", "near", "plain"]) await expect(follow(path)).rejects.toThrow(/leads to another host, /);
  requests.length = 0;
  await expect(follow("loop")).rejects.toThrow("leads from one address to another without end");
  expect(requests).toHaveLength(6);
});
