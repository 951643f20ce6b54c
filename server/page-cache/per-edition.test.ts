import { expect, test, vi } from "vitest";
import { createPageCache, type Rendered } from "./page-cache.ts";
import { perEdition } from "./per-edition.ts";

const page = (body: string): Rendered => ({ status: 200, headers: {}, body, keep: true });
const bodyOf = (answer: { page: { body: { variants: { identity: Uint8Array } } } } | null) =>
  answer && Buffer.from(answer.page.body.variants.identity).toString();

function editions() {
  const now = { edition: "" };
  const onError = vi.fn();
  const cache = perEdition(createPageCache({ maxBytes: 1_000_000, freshMs: 1000, staleMs: 1000, retryRefreshMs: 0, onError }), () => now.edition);
  return { cache, now };
}

test("what was kept under one edition never answers under another", async () => {
  const { cache, now } = editions();
  await cache.answer("/", async () => page("before"));
  expect(bodyOf(cache.kept("/"))).toBe("before");
  now.edition = "b";
  expect(cache.kept("/")).toBeNull();
  expect(bodyOf((await cache.answer("/", async () => page("after"))).page ? cache.kept("/") : null)).toBe("after");
  now.edition = "";
  expect(bodyOf(cache.kept("/"))).toBe("before");
});

test("a rendering that was under way stays in its edition", async () => {
  const { cache, now } = editions();
  const slow = Promise.withResolvers<Rendered>();
  const answer = cache.answer("/", () => slow.promise);
  now.edition = "b";
  slow.resolve(page("before"));
  await answer;
  expect(cache.kept("/")).toBeNull();
});
