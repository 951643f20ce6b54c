import { act, fireEvent, screen } from "@testing-library/react";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { renderInEnglish } from "#tests/support/in-english.tsx";
import { lazyPart, loadLazyParts } from "./lazy-part.tsx";

const Greeting = ({ name }: { name: string }) => <p>Good evening, {name}</p>;
const inSuspense = (children: React.ReactNode) => <Suspense fallback={<p>waiting</p>}>{children}</Suspense>;

test("a lazy part shows the fallback while its code loads, then itself", async () => {
  const code = Promise.withResolvers<typeof Greeting>();
  const LazyGreeting = lazyPart(() => code.promise);
  await act(async () => void renderInEnglish(inSuspense(<LazyGreeting name="Ada" />)));
  expect(screen.getByText("waiting")).toBeTruthy();
  await act(async () => code.resolve(Greeting));
  expect(screen.queryByText("waiting")).toBeNull();
  expect(screen.getByText("Good evening, Ada")).toBeTruthy();
});

test("it renders at once after load(), and again after a load() that failed", async () => {
  const fetchCode = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error("offline"));
  const LazyGreeting = lazyPart(fetchCode);
  await expect(LazyGreeting.load()).rejects.toThrow("offline");
  await LazyGreeting.load();
  renderInEnglish(inSuspense(<LazyGreeting name="Ada" />));
  expect(document.body.textContent).toBe("Good evening, Ada");
});

test("it waits for its code when it cannot be fetched, and renders when the browser is back online", async () => {
  const offline = new Error("offline");
  const fetchCode = vi
    .fn(async () => Greeting)
    .mockRejectedValueOnce(offline)
    .mockRejectedValueOnce(offline);
  const LazyGreeting = lazyPart(fetchCode);
  await act(async () => void renderInEnglish(inSuspense(<LazyGreeting name="Ada" />)));
  expect(document.body.textContent).toBe("waiting");
  await act(async () => void fireEvent(window, new Event("online")));
  expect([fetchCode.mock.calls.length, document.body.textContent]).toEqual([2, "waiting"]);
  await act(async () => void fireEvent(window, new Event("online")));
  expect(document.body.textContent).toBe("Good evening, Ada");
});

test("it renders what replaces it if its code cannot be fetched", async () => {
  const gone = async () => Promise.reject(new Error("gone"));
  const Replaced = lazyPart<{ name: string }>(gone, () => ({ name }) => <p>{name} is missing</p>);
  await act(async () => void renderInEnglish(inSuspense(<Replaced name="Bob" />)));
  expect(document.body.textContent).toBe("Bob is missing");
});

test("the server's first document has no fallback once all parts are loaded", async () => {
  const LazyGreeting = lazyPart(async () => Greeting);
  await loadLazyParts().catch(() => undefined);
  expect(renderToString(inSuspense(<LazyGreeting name="Ada" />))).toContain("Good evening");
});
