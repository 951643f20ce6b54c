import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { savedListKey, visitKey } from "#domain/storage-keys.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";

emptyDevice();

/** A page's modules: their listeners end with the page. */
async function openPage() {
  vi.resetModules();
  const { startOffline } = await import("./offline-start.ts");
  return { ...(await import("#app/data/device-store.ts")), start: () => startOffline("en") };
}
type DevicePage = Awaited<ReturnType<typeof openPage>>;
let page: DevicePage;

const asked: string[] = [];
const calls: string[] = [];

/** What the browser has of workers and caches: a worker that answers each request. */
beforeEach(async () => {
  page = await openPage();
  asked.length = 0;
  calls.length = 0;
  const active = {
    postMessage: ({ type }: { type: string }, [port]: [MessagePort]) => {
      asked.push(type);
      port.postMessage("done");
    },
  };
  const registration = { active, unregister: async () => void calls.push("unregister") };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    register: async (address: string, options: object) => void calls.push(`register ${address} ${JSON.stringify(options)}`),
    getRegistrations: async () => [registration],
  };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  Object.defineProperty(navigator, "locks", { value: { request: (_name: string, run: () => unknown) => run() }, configurable: true });
  vi.stubGlobal("caches", { open: async (name: string) => void calls.push(`open ${name}`), delete: async (name: string) => void calls.push(`delete ${name}`) });
});
afterEach(() => {
  for (const name of ["serviceWorker", "locks"]) Reflect.deleteProperty(navigator, name);
});

const registered = () => calls.filter((call) => call.startsWith("register"));
const settle = () => vi.waitFor(() => expect(asked).toEqual(["prepare"]));
const hour = 3_600_000;

test("a first visit registers nothing, and is stored", () => {
  page.start();
  expect(calls).toEqual([]);
  expect(Number(page.deviceText(visitKey))).toBeGreaterThan(Date.now() - hour);
});

test("a page of the same visit registers nothing", () => {
  page.writeText(visitKey, String(Date.now() - 60_000));
  page.start();
  expect(calls).toEqual([]);
});

test("a second visit does, past the browser's cache", async () => {
  page.writeText(visitKey, String(Date.now() - hour));
  page.start();
  await settle();
  expect(registered()).toEqual(['register /worker.js {"updateViaCache":"none"}']);
  expect(calls.filter((call) => call.startsWith("open"))).toEqual(["open matinee-pages", "open matinee-files", "open matinee-pictures"]);
});

test("so does a save on the first", async () => {
  page.start();
  expect(calls).toEqual([]);
  page.store(savedListKey, "{}");
  await settle();
  expect(registered()).toHaveLength(1);
});

test("so does the installation", async () => {
  page.start();
  dispatchEvent(new Event("appinstalled"));
  // The pages of other tests listen on the same window.
  await vi.waitFor(() => expect(asked).toContain("prepare"));
});

test("who has removed the copies in Settings gets none", () => {
  page.saveDeviceSettings({ ...page.deviceSettings(), worksOffline: false });
  page.writeText(visitKey, String(Date.now() - hour));
  page.start();
  page.store(savedListKey, "{}");
  expect(calls).toEqual([]);
});

test("a device that remembers nothing gets none", () => {
  page.saveDeviceSettings({ ...page.deviceSettings(), remembers: false });
  page.start();
  expect([calls, page.deviceText(visitKey)]).toEqual([[], null]);
});

test("a deletion removes copies and worker, and this page starts no other", async () => {
  page.writeText(visitKey, String(Date.now() - hour));
  page.start();
  await settle();
  calls.length = 0;
  page.forget();
  await vi.waitFor(() => expect(calls).toEqual(["delete matinee-pages", "delete matinee-files", "delete matinee-pictures", "unregister"]));
  page.store(savedListKey, "{}");
  expect(registered()).toEqual([]);
});
