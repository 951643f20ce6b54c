import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { lazyComponent } from "./deferred.ts";
import { PromptSuspense } from "./prompt-suspense.tsx";

const Greeting = ({ name }: { name: string }) => <p>Good evening, {name}</p>;

/** Far fewer than pass in React's 300 ms. */
const turns = 50;

/** Outside of `act`, in which React does not hold a fallback back. */
function pageOutsideAct(content: React.ReactNode) {
  const inAct = vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const place = document.createElement("div");
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    inAct.unstubAllGlobals();
  });
  root.render(content);
  const untilText = async (text: string): Promise<void> => {
    for (let turn = 0; turn < turns && place.textContent !== text; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(place.textContent).toBe(text);
  };
  return untilText;
}

test("shows a component as soon as its code is there", async () => {
  const code = Promise.withResolvers<typeof Greeting>();
  const LazyGreeting = lazyComponent(() => code.promise);
  const untilText = pageOutsideAct(
    <PromptSuspense fallback="waiting">
      <LazyGreeting name="Ada" />
    </PromptSuspense>,
  );
  await untilText("waiting");
  code.resolve(Greeting);
  await untilText("Good evening, Ada");
});

test("what has come may wait for more code", async () => {
  const [outer, inner] = [Promise.withResolvers<() => React.ReactNode>(), Promise.withResolvers<typeof Greeting>()];
  const [LazyOuter, LazyGreeting] = [lazyComponent(() => outer.promise), lazyComponent(() => inner.promise)];
  const untilText = pageOutsideAct(
    <PromptSuspense fallback="waiting">
      <LazyOuter />
      <LazyGreeting name="Bob" />
    </PromptSuspense>,
  );
  await untilText("waiting");
  outer.resolve(() => <LazyGreeting name="Ada" />);
  inner.resolve(Greeting);
  await untilText("Good evening, AdaGood evening, Bob");
});
