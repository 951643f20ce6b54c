import { afterEach, expect, test, vi } from "vitest";
import type { Catalog } from "#domain/catalog.ts";
import { lazyCatalog } from "./lazy-catalog.ts";

afterEach(() => vi.useRealTimers());

const catalogOf = (person: Catalog["person"]): Catalog => ({ person }) as Partial<Catalog> as Catalog;

test("calls the catalog that was loaded, with what it was called with", async () => {
  const signal = AbortSignal.abort();
  const load = async () => catalogOf(async (id, options) => Promise.reject(new Error(`person ${id} ${options?.signal === signal}`)));
  await expect(lazyCatalog(load).person(7, { signal })).rejects.toThrow("person 7 true");
});

test("tries again after its code could not be fetched", async () => {
  const load = vi
    .fn<() => Promise<Catalog>>()
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockResolvedValue(catalogOf(async () => null));
  const catalog = lazyCatalog(load);
  await expect(catalog.person(7)).rejects.toThrow("offline");
  expect(await catalog.person(7)).toBeNull();
});

test("does not wait for its code for longer than for a response", async () => {
  vi.useFakeTimers();
  const person = lazyCatalog(() => new Promise(() => undefined)).person(7);
  const isRejected = expect(person).rejects.toThrow("person: no response");
  await vi.runAllTimersAsync();
  await isRejected;
});
