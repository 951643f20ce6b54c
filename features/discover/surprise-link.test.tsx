import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Link } from "#app/router/link.tsx";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { OnRoute } from "#tests/support/on-route.tsx";
import { renderPart } from "#tests/support/render-part.tsx";
import { noFilters } from "./model/discover-filters.ts";
import { SurpriseLink } from "./surprise-link.tsx";

fakeBrowser();

test("one press at a time: further ones wait for the title, which the next choice excludes", async () => {
  const answer = Promise.withResolvers<Partial<Response>>();
  const fetched = vi.fn((_address: string) => answer.promise);
  vi.stubGlobal("fetch", fetched);
  const { addressNow } = renderPart(<SurpriseLink filters={{ ...noFilters("movies"), genres: [18] }} />, { path: "/discover" });
  const link = screen.getByRole("link", { name: "Surprise me" });
  for (const _ of [1, 2]) act(() => link.click());
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual(["/discover/surprise?genres=18", "nofollow"]);
  expect([fetched.mock.calls.length, link.getAttribute("aria-disabled"), addressNow()]).toEqual([1, "true", "/discover"]);
  await act(async () => answer.resolve({ ok: true, url: "https://matinee.example/movie/19-metropolis" }));
  expect([addressNow(), link.getAttribute("aria-disabled")]).toEqual(["/movie/19-metropolis", "false"]);
  act(() => link.click());
  expect(fetched.mock.calls).toEqual([
    ["/discover/surprise?genres=18", expect.anything()],
    ["/discover/surprise?genres=18&after=19", expect.anything()],
  ]);
});

test("a title that comes after the visitor has gone elsewhere does not open", async () => {
  const answer = Promise.withResolvers<Partial<Response>>();
  vi.stubGlobal("fetch", () => answer.promise);
  const { addressNow } = renderPart(
    <OnRoute pattern="/discover">
      {() => (
        <>
          <SurpriseLink filters={noFilters("movies")} />
          <Link to="/home">Movies</Link>
        </>
      )}
    </OnRoute>,
    { path: "/discover" },
  );
  act(() => screen.getByRole("link", { name: "Surprise me" }).click());
  act(() => screen.getByRole("link", { name: "Movies" }).click());
  await act(async () => answer.resolve({ ok: true, url: "https://matinee.example/movie/19-metropolis" }));
  expect(addressNow()).toBe("/home");
});
