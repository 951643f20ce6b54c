import { afterAll, beforeEach, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { openPictures } from "#tests/support/open-pictures.ts";
import { startPictureHost } from "#tests/support/picture-host.ts";

const host = await startPictureHost();
afterAll(() => host.close());
beforeEach(() => {
  host.setFault(null);
  host.calls.length = 0;
});

const [script, visitor] = ["192.0.2.1", "192.0.2.2"];
const webp = { accept: "image/webp,*/*" };
const names = (count: number, start: string) => Array.from({ length: count }, (_, index) => `/t/p/w500/${start}${index}.jpg`);
const refusal = (response: Response) => ["retry-after", "cache-control"].map((name) => response.headers.get(name));

/** The responses that have come so far. */
function arrived(responses: readonly Promise<Response>[]): Response[] {
  const settled: Response[] = [];
  for (const one of responses) void one.then((response) => settled.push(response));
  return settled;
}

async function release(responses: readonly Promise<Response>[]): Promise<Response[]> {
  host.setFault(null);
  host.release();
  return Promise.all(responses);
}

test("a limited number of a client's pictures wait, and the rest get 429 with Retry-After", async () => {
  host.setFault({ kind: "held" });
  const { getFrom } = await openPictures(host, { atOnceOfEach: 2, maxWaiting: 3 });
  const responses = names(8, "film").map((name) => getFrom(script, name, webp));
  // Each request first reads the disk, so their order is random.
  const refused = arrived(responses);
  await eventually(() => expect([host.calls.length, refused.map(({ status }) => status)]).toEqual([2, [429, 429, 429]]));
  expect(refused.map(refusal)).toEqual(Array(3).fill(["2", "no-store"]));
  const all = await release(responses);
  expect(all.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(host.calls).toHaveLength(5);
});

test("if the host hangs for one client's pictures, another client's are fetched meanwhile", async () => {
  host.setFault({ kind: "held" }, /random/);
  const { getFrom } = await openPictures(host, { atOnce: 4, atOnceOfEach: 2 });
  const responses = names(20, "random").map((name) => getFrom(script, name, webp));
  await eventually(() => expect(host.calls).toHaveLength(2));
  for (const name of names(6, "film")) expect((await getFrom(visitor, name, webp)).status).toBe(200);
  await release(responses);
});

test("a picture that waits in one client's queue is fetched in another's turn", async () => {
  host.setFault({ kind: "held" }, /random/);
  const { getFrom } = await openPictures(host, { atOnce: 4, atOnceOfEach: 2 });
  const hanging = names(2, "random").map((name) => getFrom(script, name, webp));
  await eventually(() => expect(host.calls).toHaveLength(2));
  const waiting = getFrom(script, "/t/p/w500/film.jpg", webp);
  expect((await getFrom(visitor, "/t/p/w500/film.jpg", webp)).status).toBe(200);
  await release([...hanging, waiting]);
  expect(host.calls.filter((path) => path === "/w500/film.jpg")).toHaveLength(1);
});

test("if the host hangs for all, cached pictures come, and too many clients get 503 with Retry-After", async () => {
  const { getFrom } = await openPictures(host, { atOnce: 2, atOnceOfEach: 1, maxWaitingInAll: 1 });
  const [cached = ""] = names(1, "cached");
  await getFrom(visitor, cached, webp);
  host.setFault({ kind: "held" });
  host.calls.length = 0;
  const responses = names(4, "film").map((name, index) => getFrom(`198.51.100.${index}`, name, webp));
  const refused = arrived(responses);
  await eventually(() => expect([host.calls.length, refused.map(({ status }) => status)]).toEqual([2, [503]]));
  expect(refused.map(refusal)).toEqual([["2", "no-store"]]);
  expect((await getFrom(visitor, cached, webp)).status).toBe(200);
  await release(responses);
});
