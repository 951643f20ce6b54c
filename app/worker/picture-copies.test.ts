import { beforeEach, expect, test, vi } from "vitest";
import { copyCaches, type WorkerDeployment } from "#domain/offline.ts";
import { memoryCaches } from "#tests/support/memory-caches.ts";

/** The worker's modules read their scope when they load. */
async function openWorker() {
  vi.stubGlobal("self", globalThis);
  return import("./picture-copies.ts");
}
let worker: Awaited<ReturnType<typeof openWorker>>;

const stored = async (): Promise<string[]> => (await (await caches.open(copyCaches.pictures)).keys()).map(({ url }) => new URL(url).pathname);
const picture = (id: number) => ({ title: `movie:${id}`, address: `/t/p/w342/${id}.jpg` });

beforeEach(async () => {
  worker = await openWorker();
  vi.stubGlobal("caches", memoryCaches());
  vi.stubGlobal("deployment", { build: "", builds: [], takedown: "", pictures: "/t/p/" } satisfies WorkerDeployment);
  await caches.open(copyCaches.pictures);
  vi.stubGlobal("fetch", async (path: string) => (path.startsWith("/api/titles?") ? Response.json({ missing: ["movie:2"] }) : new Response("picture")));
});

test("pictures of saved titles are stored, but none of a blocked one; after a takedown all go", async () => {
  await worker.storePictures([1, 2, 3].map(picture));
  expect(await stored()).toEqual(["/t/p/1.jpg", "/t/p/3.jpg"]);
  await worker.storePictures([picture(3)]);
  expect(await stored()).toEqual(["/t/p/3.jpg"]);
  await worker.removePictures();
  expect(await stored()).toEqual([]);
});
