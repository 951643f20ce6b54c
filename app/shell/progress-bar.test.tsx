// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { renderPart } from "#tests/support/render-part.tsx";
import { ProgressBar } from "./progress-bar.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bar = () => document.querySelector("[data-slot=progress]")?.getAttribute("data-percent") ?? null;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const follow = (name: string) => act(() => void fireEvent.click(screen.getByRole("link", { name })));

/** What the bar shows every 100 ms from now on. */
async function seenEvery100(times: number): Promise<(string | null)[]> {
  const seen: (string | null)[] = [];
  for (let time = 0; time < times; time += 1) {
    await pass(100);
    seen.push(bar());
  }
  return seen;
}

function open(path: string) {
  const { client, addressNow } = renderPart(
    <>
      <ProgressBar />
      <Link to="/top">Top Rated</Link>
      <Link to="/search?q=kid&type=movies">Another search</Link>
      <InPlaceLink to="/search?q=keaton&type=people">A tab</InPlaceLink>
    </>,
    { path },
  );
  const ask = (takesMs: number) =>
    act(() => void client.prefetchQuery({ queryKey: ["slow"], queryFn: () => new Promise((answer) => setTimeout(answer, takesMs, "answer")) }));
  return { addressNow, ask };
}

describe("the progress bar", () => {
  test("is there from a route change until 800 ms later, and not before the first", async () => {
    open("/home");
    expect(bar()).toBeNull();
    follow("Top Rated");
    expect(bar()).toBe("0");
    expect(await seenEvery100(10)).toEqual(["0", "10", "10", "20", "20", "30", "30", "100", "100", null]);
  });

  test("completes at 800 ms whenever the page was answered before", async () => {
    const { ask } = open("/home");
    follow("Top Rated");
    ask(350);
    expect(await seenEvery100(8)).toEqual(["0", "10", "10", "20", "20", "30", "30", "100"]);
  });

  test("waits for a page that is answered later, and completes with it", async () => {
    const { ask } = open("/home");
    follow("Top Rated");
    ask(2290);
    expect((await seenEvery100(22)).slice(-6)).toEqual(["80", "90", "90", "90", "90", "90"]);
    expect(await seenEvery100(1)).toEqual(["100"]);
  });

  test("begins anew with each, a search from the search page included", async () => {
    open("/search?q=keaton&type=movies");
    follow("Another search");
    await pass(400);
    expect(bar()).toBe("20");
    follow("Top Rated");
    expect(bar()).toBe("0");
  });

  test("does not show for a choice that a page makes in its own place", () => {
    const { addressNow } = open("/search?q=keaton&type=movies");
    follow("A tab");
    expect([addressNow(), bar()]).toEqual(["/search?q=keaton&type=people", null]);
  });
});
