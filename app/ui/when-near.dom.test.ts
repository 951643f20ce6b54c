import { expect, onTestFinished, test, vi } from "vitest";
import { whenNear } from "./when-near.ts";

test("a part waits for the first interaction, and one that asks after it for no other", async () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  document.body.innerHTML = "<footer></footer>";
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.body.innerHTML = "";
  });
  const resolved = vi.fn();
  const first = whenNear("footer").then(resolved);
  await Promise.resolve();
  expect(resolved).not.toHaveBeenCalled();
  dispatchEvent(new Event("popstate"));
  await first;
  await whenNear("footer");
});
