import { beforeEach, expect, test, vi } from "vitest";
import { copyCaches, copyHeaders, offlineLimits, type WorkerDeployment } from "#domain/offline.ts";
import { memoryCaches } from "#tests/support/memory-caches.ts";

const build = "/assets/client-new12345.js";
const oldBuild = "/assets/client-old12345.js";
const day = 86_400_000;
const now = Date.UTC(2026, 10, 27, 20);

/** The worker's modules read their scope when they load. */
async function openWorker() {
  vi.stubGlobal("self", globalThis);
  return import("./page-copies.ts");
}
let worker: Awaited<ReturnType<typeof openWorker>>;

const deploy = (part: Partial<WorkerDeployment> = {}) =>
  vi.stubGlobal("deployment", { build, builds: [build, oldBuild], takedown: "v1", pictures: "/t/p/", ...part } satisfies WorkerDeployment);

/** What the server answers: a document whose script is a build's, or a file. */
function serve(path: string, { entry = build, size = 0 }: { entry?: string; size?: number } = {}): Response {
  const isPage = !path.startsWith("/assets/");
  const headers = { "content-type": isPage ? "text/html; charset=utf-8" : "text/javascript", "cache-control": "public, max-age=60" };
  const text = isPage ? `<title>${path}</title><script src="${entry}"></script>${"x".repeat(size)}` : "";
  return Object.defineProperty(new Response(text, { headers }), "type", { value: "basic" });
}

const paths = async (): Promise<string[]> => (await (await caches.open(copyCaches.pages)).keys()).map(({ url }) => new URL(url).pathname);

beforeEach(async () => {
  worker = await openWorker();
  vi.spyOn(Date, "now").mockReturnValue(now);
  vi.stubGlobal("caches", memoryCaches());
  vi.stubGlobal("fetch", async (path: string) => serve(path));
  deploy();
  for (const name of Object.values(copyCaches)) await caches.open(name);
  await worker.storePage("/movie/19", serve("/movie/19"));
});

test("the list of copies names a film by its heading, which says nothing of watching, and other pages by their title", async () => {
  const pageOf = (title: string, heading: string) =>
    Object.defineProperty(new Response(`<title>${title}</title><h1 class="x">${heading}</h1>`, { headers: serve("/").headers }), "type", { value: "basic" });
  const nameOf = async (path: string, page: Response) => {
    await worker.storePage(path, page);
    return decodeURIComponent((await worker.findPage(path))?.headers.get(copyHeaders.title) ?? "");
  };
  deploy({ build: "", builds: [""] });
  expect(await nameOf("/de/movie/653", pageOf("Watch Nosferatu Full Movie Online HD", "Nosferatu"))).toBe("Nosferatu");
  expect(await nameOf("/home", pageOf("Movies · Matinee", "Movies"))).toBe("Movies · Matinee");
});

const passDays = (days: number) => vi.spyOn(Date, "now").mockReturnValue(now + days * day);

test("a copy is used for seven days, and never after the clock was set back", async () => {
  passDays(6.99);
  expect((await worker.findPage("/movie/19"))?.headers.get(copyHeaders.takenAt)).toBe(String(now));
  for (const days of [7, 400, -1]) {
    passDays(days);
    expect(await worker.findPage("/movie/19"), String(days)).toBeUndefined();
  }
});

test("a copy is used as long as the server has the files of its build, and after no takedown", async () => {
  await worker.storePage("/movie/653", serve("/movie/653", { entry: oldBuild }));
  expect(await worker.findPage("/movie/653")).toBeDefined();
  deploy({ builds: [build] });
  expect([await worker.findPage("/movie/653"), (await worker.findPage("/movie/19"))?.status]).toEqual([undefined, 200]);
  deploy({ takedown: "v2" });
  expect(await worker.findPage("/movie/19")).toBeUndefined();
});

test("a new worker deletes what is of no use, and names what a takedown may concern", async () => {
  await worker.storePage("/movie/653", serve("/movie/653", { entry: oldBuild }));
  deploy({ builds: [build] });
  expect(await worker.removeOldPages()).toEqual([]);
  expect(await paths()).toEqual(["/movie/19"]);
  deploy({ takedown: "v2" });
  expect(await worker.removeOldPages()).toEqual(["/movie/19"]);
  expect(await paths()).toEqual([]);
});

test("the last 30 pages stay, and the shells besides them", async () => {
  await worker.storeFixedPages(["/offline", "/list"]);
  for (let film = 1; film <= offlineLimits.pages; film += 1) await worker.storePage(`/movie/${1000 + film}`, serve("/movie"));
  const films = Array.from({ length: offlineLimits.pages }, (_, index) => `/movie/${1001 + index}`);
  expect(await paths()).toEqual(["/offline", "/list", ...films]);
});

test("together they take 20 MB at most", async () => {
  for (const film of [1, 2, 3, 4]) await worker.storePage(`/movie/${film}`, serve("/movie", { size: 6_000_000 }));
  expect(await paths()).toEqual(["/movie/2", "/movie/3", "/movie/4"]);
});

test("what is private, a failure or no page is not stored; an absent or blocked page loses its copy", async () => {
  const answers: Record<string, [number, string]> = {
    "/a": [200, "no-store"],
    "/b": [200, "private, max-age=60"],
    "/c": [503, "public, max-age=60"],
  };
  for (const [path, [status, cacheControl]] of Object.entries(answers)) {
    const response = new Response("", { status, headers: { "content-type": "text/html", "cache-control": cacheControl } });
    await worker.storePage(path, Object.defineProperty(response, "type", { value: "basic" }));
  }
  const feed = new Response("", { headers: { "content-type": "application/atom+xml", "cache-control": "public, max-age=60" } });
  await worker.storePage("/feed", Object.defineProperty(feed, "type", { value: "basic" }));
  expect(await paths()).toEqual(["/movie/19"]);
  await worker.storePage("/movie/19", new Response("", { status: 410 }));
  expect(await paths()).toEqual([]);
});

const odd: [what: string, answer: (path: string) => Response][] = [
  ["that leads elsewhere", (path) => Object.defineProperty(serve(path), "redirected", { value: true })],
  ["of another site", (path) => new Response("", { headers: serve(path).headers })],
];

test.each(odd)("an answer %s is stored neither as a page nor as a file", async (_, answer) => {
  await worker.storePage("/movie/1001", answer("/movie/1001"));
  vi.stubGlobal("fetch", async (path: string) => answer(path));
  await expect(worker.storePage("/movie/1002", serve("/movie/1002", { entry: oldBuild }))).rejects.toThrow("or no file");
  expect(await paths()).toEqual(["/movie/19"]);
});

test("a page in a file's place is not stored: a network may answer for the server", async () => {
  vi.stubGlobal("fetch", async () => serve("/sign-in"));
  await expect(worker.storePage("/movie/1001", serve("/movie/1001", { entry: oldBuild }))).rejects.toThrow("or no file");
  expect(await caches.match(oldBuild, { cacheName: copyCaches.files })).toBeUndefined();
});

test("without the caches, which a deletion has removed, nothing is stored", async () => {
  vi.stubGlobal("caches", memoryCaches());
  await worker.storePage("/movie/19", serve("/movie/19"));
  expect(await caches.has(copyCaches.pages)).toBe(false);
});

test("a page is stored after its files, and not at all while one of them does not arrive in time", async () => {
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new DOMException("", "TimeoutError")));
  vi.stubGlobal("fetch", async (path: string, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    return serve(path);
  });
  await expect(worker.storePage("/top", serve("/top", { entry: "/assets/client-slow1234.js" }))).rejects.toThrow();
  expect(limit).toHaveBeenCalledWith(offlineLimits.fetchMs);
  expect(await paths()).toEqual(["/movie/19"]);
});
