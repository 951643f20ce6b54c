import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPart } from "#tests/support/render-part.tsx";
import NotFoundScreen from "./not-found-screen.tsx";

test("the 404 page has its 'Go Home' link first, then the search box and five posters", async () => {
  // Awaited: the code of the posters is fetched when they are first rendered.
  await act(async () => void renderPart(<NotFoundScreen />, { path: "/nowhere" }));
  expect(screen.getByRole("heading", { level: 1, name: "Page not found" })).toBeTruthy();
  await screen.findByRole("list", { name: "Popular right now" });
  expect(document.title).toBe("Page not found · Matinee");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", ...[1, 2, 3, 4, 5].map((id) => `/movie/${id}`)]);
  expect(screen.getByRole("link", { name: "Go Home" })).toBeTruthy();
  expect(screen.getByRole("combobox")).toBeTruthy();
});
