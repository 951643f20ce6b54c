import { act, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { deferred, lazyComponent, PendingCode } from "./deferred.ts";

const Greeting = ({ name }: { name: string }) => <p>Good evening, {name}</p>;
const inSuspense = (children: React.ReactNode) => <Suspense fallback={<p>waiting</p>}>{children}</Suspense>;

describe("a lazy component", () => {
  test("fetches its code at the first render or load(), once", async () => {
    const fetchCode = vi.fn(async () => Greeting);
    const LazyGreeting = lazyComponent(fetchCode);
    expect(fetchCode).not.toHaveBeenCalled();
    const loading = LazyGreeting.load();
    await act(async () => void render(inSuspense([<LazyGreeting key="1" name="Ada" />, <LazyGreeting key="2" name="Bob" />])));
    await loading;
    expect(screen.getAllByText(/Good evening/)).toHaveLength(2);
    expect(fetchCode).toHaveBeenCalledTimes(1);
  });

  test("renders at once after load()", async () => {
    const LazyGreeting = lazyComponent(async () => Greeting);
    await LazyGreeting.load();
    render(inSuspense(<LazyGreeting name="Ada" />));
    expect(document.body.textContent).toBe("Good evening, Ada");
  });

  test("shows the Suspense fallback while its code loads", async () => {
    const code = Promise.withResolvers<typeof Greeting>();
    const LazyGreeting = lazyComponent(() => code.promise);
    await act(async () => void render(inSuspense(<LazyGreeting name="Ada" />)));
    expect(screen.getByText("waiting")).toBeTruthy();
    await act(async () => code.resolve(Greeting));
    expect(screen.queryByText("waiting")).toBeNull();
    expect(screen.getByText("Good evening, Ada")).toBeTruthy();
  });

  test("fetches again at the first render after a failed load()", async () => {
    const fetchCode = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error("offline"));
    const LazyGreeting = lazyComponent(fetchCode);
    await expect(LazyGreeting.load()).rejects.toThrow("offline");
    await act(async () => void render(inSuspense(<LazyGreeting name="Ada" />)));
    expect(screen.getByText("Good evening, Ada")).toBeTruthy();
  });

  test("waits for its code when it cannot be fetched, and renders when the browser is back online", async () => {
    const offline = new Error("offline");
    const fetchCode = vi
      .fn(async () => Greeting)
      .mockRejectedValueOnce(offline)
      .mockRejectedValueOnce(offline);
    const LazyGreeting = lazyComponent(fetchCode);
    await act(async () => void render(inSuspense(<LazyGreeting name="Ada" />)));
    expect(document.body.textContent).toBe("waiting");
    await act(async () => void fireEvent(window, new Event("online")));
    expect([fetchCode.mock.calls.length, document.body.textContent]).toEqual([2, "waiting"]);
    await act(async () => void fireEvent(window, new Event("online")));
    expect([fetchCode.mock.calls.length, document.body.textContent]).toEqual([3, "Good evening, Ada"]);
  });

  test("renders its fallback component if its code cannot be fetched", async () => {
    const gone = async () => Promise.reject(new Error("gone"));
    const Replaced = lazyComponent<{ name: string }>(gone, () => ({ name }) => <p>{name} is missing</p>);
    await act(async () => void render(inSuspense(<Replaced name="Bob" />)));
    expect(document.body.textContent).toBe("Bob is missing");
  });
});

test("a render reports the code that is not loaded, and nothing after it has loaded", async () => {
  const onPending = vi.fn();
  const LazyGreeting = deferred(async () => Greeting);
  const page = (
    <PendingCode value={onPending}>
      <Suspense fallback={<p>waiting</p>}>
        <LazyGreeting name="Ada" />
      </Suspense>
    </PendingCode>
  );
  expect(renderToString(page)).toContain("waiting");
  const reported = onPending.mock.calls.length;
  expect(reported).toBeGreaterThan(0);
  await onPending.mock.calls[0]?.[0];
  expect(renderToString(page)).toContain("Good evening");
  expect(onPending).toHaveBeenCalledTimes(reported);
});
