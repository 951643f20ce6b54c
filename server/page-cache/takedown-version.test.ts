import { expect, test, vi } from "vitest";
import { always } from "#tests/support/always.ts";
import { eventually } from "#tests/support/eventually.ts";
import { createPageCache, type Rendered } from "./page-cache.ts";
import { perTakedownVersion } from "./takedown-version.ts";

const page = (body: string): Rendered => ({ status: 200, headers: {}, body, cacheable: true });
const bodyOf = (result: { page: { body: Buffer } } | null) => result?.page.body.toString() ?? null;

function editions() {
  const now = { version: "" };
  const onError = vi.fn();
  const cache = perTakedownVersion(createPageCache({ maxBytes: 1_000_000, freshMs: 1000, staleMs: 1000, retryRefreshMs: 0, onError }), () => now.version);
  return { cache, now };
}

test("a page cached under one version is not served under another", async () => {
  const { cache, now } = editions();
  await cache.getOrRender(
    "/",
    always(async () => page("before")),
    "identity",
  );
  expect(bodyOf(cache.get("/", "identity"))).toBe("before");
  now.version = "b";
  expect(cache.get("/", "identity")).toBeNull();
  await cache.getOrRender(
    "/",
    always(async () => page("after")),
    "identity",
  );
  expect(bodyOf(cache.get("/", "identity"))).toBe("after");
  now.version = "";
  expect(bodyOf(cache.get("/", "identity"))).toBe("before");
});

test("a render in progress is cached under its version", async () => {
  const { cache, now } = editions();
  const slow = Promise.withResolvers<Rendered>();
  const result = cache.getOrRender(
    "/",
    always(() => slow.promise),
    "identity",
  );
  now.version = "b";
  slow.resolve(page("before"));
  await result;
  expect(cache.get("/", "identity")).toBeNull();
});

test("the pages of the current version are renewed by their own keys", async () => {
  const { cache, now } = editions();
  const renders = { before: vi.fn(async () => page("before")), after: vi.fn(async () => page("after")) };
  await cache.getOrRender("/", always(renders.before), "identity");
  now.version = "b";
  await cache.getOrRender("/", always(renders.after), "identity");
  cache.renew((key) => key === "/");
  await eventually(() => expect(renders.after).toHaveBeenCalledTimes(2));
  expect(renders.before).toHaveBeenCalledTimes(1);
});
