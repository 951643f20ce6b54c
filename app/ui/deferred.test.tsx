// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { deferred, lazyComponent, PendingCode } from "./deferred.ts";

const Greeting = ({ name }: { name: string }) => <p>Good evening, {name}</p>;
const inside = (part: React.ReactNode) => <Suspense fallback={<p>waiting</p>}>{part}</Suspense>;

describe("a part on demand", () => {
  test("is not fetched before it is wanted, and once however often it is", async () => {
    const fetchPart = vi.fn(async () => Greeting);
    const Part = lazyComponent(fetchPart);
    expect(fetchPart).not.toHaveBeenCalled();
    const ahead = Part.load();
    await act(async () => void render(inside([<Part key="1" name="Ada" />, <Part key="2" name="Bob" />])));
    await ahead;
    expect(screen.getAllByText(/Good evening/)).toHaveLength(2);
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  test("renders at once where its code is there: nothing waits, not even for a moment", async () => {
    const Part = lazyComponent(async () => Greeting);
    await Part.load();
    render(inside(<Part name="Ada" />));
    expect(document.body.textContent).toBe("Good evening, Ada");
  });

  test("shows what its place has instead while it is fetched", async () => {
    const code = Promise.withResolvers<typeof Greeting>();
    const Part = lazyComponent(() => code.promise);
    await act(async () => void render(inside(<Part name="Ada" />)));
    expect(screen.getByText("waiting")).toBeTruthy();
    await act(async () => code.resolve(Greeting));
    expect(screen.queryByText("waiting")).toBeNull();
    expect(screen.getByText("Good evening, Ada")).toBeTruthy();
  });

  test("that could not be fetched ahead is fetched again when it is wanted", async () => {
    const fetchPart = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error("offline"));
    const Part = lazyComponent(fetchPart);
    await expect(Part.load()).rejects.toThrow("offline");
    await act(async () => void render(inside(<Part name="Ada" />)));
    expect(screen.getByText("Good evening, Ada")).toBeTruthy();
  });

  test("that cannot be fetched leaves its place to what stands in for it", async () => {
    const gone = async () => Promise.reject(new Error("gone"));
    const Silent = lazyComponent<{ name: string }>(gone);
    const Replaced = lazyComponent<{ name: string }>(gone, () => ({ name }) => <p>{name} is missing</p>);
    await act(async () => void render(inside([<Silent key="1" name="Ada" />, <Replaced key="2" name="Bob" />])));
    expect(document.body.textContent).toBe("Bob is missing");
  });
});

test("code that a render had to leave out is reported once the component is rendered, and not when it is loaded", async () => {
  const onPending = vi.fn();
  const Part = deferred(async () => Greeting);
  const page = (
    <PendingCode value={onPending}>
      <Suspense fallback={<p>waiting</p>}>
        <Part name="Ada" />
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
