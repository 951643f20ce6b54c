import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPart } from "#tests/support/render-part.tsx";
import { NavigationBar } from "./navigation-bar.tsx";

let canGoBack = false;
const inApp = () =>
  vi.stubGlobal("matchMedia", (media: string) => Object.assign(new EventTarget(), { media, matches: media === "(display-mode: standalone)" }));
const button = () => screen.queryByRole("button", { name: "Back" });

beforeEach(() => {
  canGoBack = false;
  vi.stubGlobal("navigation", {
    get canGoBack() {
      return canGoBack;
    },
  });
});
afterEach(() => history.replaceState(null, ""));

test("an installed site has a Back to the page before, in place of the one to the title's list", async () => {
  inApp();
  const { addressNow } = renderPart(<NavigationBar />, { path: "/movie/19-metropolis" });
  expect([button(), screen.getByRole("link", { name: "Back" }).getAttribute("href")]).toEqual([null, "/home"]);
  canGoBack = true;
  await userEvent.click(screen.getAllByRole("link", { name: "Genres" })[0] ?? expect.unreachable());
  expect([addressNow(), screen.queryByRole("link", { name: "Back" })]).toEqual(["/genres", null]);
  canGoBack = false;
  await act(async () => button()?.click());
  expect([addressNow(), button()]).toEqual(["/movie/19-metropolis", null]);
});

test("a browser without the Navigation API knows it by the entry's number", () => {
  inApp();
  vi.stubGlobal("navigation", undefined);
  history.replaceState({ idx: 1 }, "");
  renderPart(<NavigationBar />, { path: "/genres" });
  expect(button()).not.toBeNull();
});

test("a browser's window has its own", () => {
  canGoBack = true;
  renderPart(<NavigationBar />, { path: "/genres" });
  expect(button()).toBeNull();
});
