import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Link } from "#app/router/link.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { renderPart } from "#tests/support/render-part.tsx";
import { ProgressBar } from "./progress-bar.tsx";

beforeEach(() => void vi.useFakeTimers());

const bar = () => document.querySelector("[data-slot=progress]")?.getAttribute("data-percent") ?? null;
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const follow = (name: string) => act(() => void fireEvent.click(screen.getByRole("link", { name })));

/** The bar's percentage at each of the next steps of 100 ms. */
async function percentsEvery100Ms(times: number): Promise<(string | null)[]> {
  const percents: (string | null)[] = [];
  for (let time = 0; time < times; time += 1) {
    await advance(100);
    percents.push(bar());
  }
  return percents;
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
  const runQuery = (durationMs: number) =>
    act(() => void client.prefetchQuery({ queryKey: ["slow"], queryFn: () => new Promise((resolve) => setTimeout(resolve, durationMs, "data")) }));
  return { addressNow, runQuery };
}

describe("the progress bar", () => {
  test("appears with the first route change and completes after 800 ms", async () => {
    open("/home");
    expect(bar()).toBeNull();
    follow("Top Rated");
    expect(bar()).toBe("0");
    expect(document.querySelector("[data-slot=progress]")?.getAttribute("aria-hidden")).toBe("true");
    expect(await percentsEvery100Ms(10)).toEqual(["0", "10", "10", "20", "20", "30", "30", "100", "100", null]);
  });

  test("completes at 800 ms if the queries are faster", async () => {
    const { runQuery } = open("/home");
    follow("Top Rated");
    runQuery(350);
    expect(await percentsEvery100Ms(8)).toEqual(["0", "10", "10", "20", "20", "30", "30", "100"]);
  });

  test("waits at 90 % for slower queries, and completes with them", async () => {
    const { runQuery } = open("/home");
    follow("Top Rated");
    runQuery(2290);
    expect((await percentsEvery100Ms(22)).slice(-6)).toEqual(["80", "90", "90", "90", "90", "90"]);
    expect(await percentsEvery100Ms(1)).toEqual(["100"]);
  });

  test("restarts with each route change, a search on the search page included", async () => {
    open("/search?q=keaton&type=movies");
    follow("Another search");
    await advance(400);
    expect(bar()).toBe("20");
    follow("Top Rated");
    expect(bar()).toBe("0");
  });

  test("does not appear for a replaced query string", () => {
    const { addressNow } = open("/search?q=keaton&type=movies");
    follow("A tab");
    expect([addressNow(), bar()]).toEqual(["/search?q=keaton&type=people", null]);
  });
});
