// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { contentTypeState } from "#domain/route-state.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { NavigationBar } from "./navigation-bar.tsx";

fakeBrowser();

const isOpen = (panel: string) => screen.queryByRole("button", { name: `Close ${panel}` }) !== null;
const toggle = (panel: string) => userEvent.click(screen.getByRole("button", { name: new RegExp(`(Open|Close) ${panel}`) }));
const menuLink = (name: string) => within(document.getElementById("menu") ?? expect.unreachable()).getByRole("link", { name });

test("opening the menu closes the search, and the other way round", async () => {
  renderPart(<NavigationBar />, { path: "/genres" });
  expect([isOpen("menu"), isOpen("search")]).toEqual([false, false]);
  await toggle("menu");
  expect([isOpen("menu"), isOpen("search")]).toEqual([true, false]);
  await toggle("search");
  expect([isOpen("menu"), isOpen("search")]).toEqual([false, true]);
  await toggle("search");
  expect([isOpen("menu"), isOpen("search")]).toEqual([false, false]);
});

test("choosing a link closes both: one of the menu's, the logo, Back, and that of the page that is shown", async () => {
  const { addressNow } = renderPart(<NavigationBar />, { path: "/movie/19-metropolis" });
  const choices = [
    [() => screen.getByRole("link", { name: "Back" }), "/home"],
    [() => menuLink("Genres"), "/genres"],
    [() => menuLink("Genres"), "/genres"],
    [() => screen.getByRole("link", { name: "Matinee" }), "/"],
  ] as const;
  for (const [link, address] of choices) {
    await toggle("menu");
    await userEvent.click(link());
    expect([addressNow(), isOpen("menu")]).toEqual([address, false]);
  }
});

test("the menu's Movies passes its content type", async () => {
  const { addressNow, stateNow } = renderPart(<NavigationBar />, { path: "/" });
  await userEvent.click(menuLink("Movies"));
  expect([addressNow(), stateNow()]).toEqual(["/home", contentTypeState("movies")]);
});
