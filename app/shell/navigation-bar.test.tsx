import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { contentTypeState } from "#app/data/route-state.ts";
import { useNavigate } from "#app/router/router.tsx";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { NavigationBar } from "./navigation-bar.tsx";

fakeBrowser();

/** On a phone. The panel must be as its button says. */
function isOpen(panel: string): boolean {
  const isShown = document.getElementById(panel)?.matches(".hidden, .max-md\\:hidden") === false;
  expect(screen.queryByRole("button", { name: `Close ${panel}` }) !== null).toBe(isShown);
  return isShown;
}
const toggle = (panel: string) => userEvent.click(screen.getByRole("button", { name: new RegExp(`(Open|Close) ${panel}`) }));
const menuLink = (name: string) => within(document.getElementById("menu") ?? expect.unreachable()).getByRole("link", { name });

test("the menu and the search panel are mutually exclusive", async () => {
  renderPart(<NavigationBar />, { path: "/genres" });
  expect([isOpen("menu"), isOpen("search")]).toEqual([false, false]);
  await toggle("menu");
  expect([isOpen("menu"), isOpen("search")]).toEqual([true, false]);
  await toggle("search");
  expect([isOpen("menu"), isOpen("search")]).toEqual([false, true]);
  await toggle("search");
  expect([isOpen("menu"), isOpen("search")]).toEqual([false, false]);
});

test("a link closes the panel: one of the menu, the logo, Back, and the current page's own", async () => {
  const { addressNow } = renderPart(<NavigationBar />, { path: "/movie/19-metropolis" });
  const links = [
    [() => screen.getByRole("link", { name: "Back" }), "/home"],
    [() => menuLink("Genres"), "/genres"],
    [() => menuLink("Genres"), "/genres"],
    [() => screen.getByRole("link", { name: "Matinee" }), "/"],
  ] as const;
  for (const [link, address] of links) {
    await toggle("menu");
    await userEvent.click(link());
    expect([addressNow(), isOpen("menu")]).toEqual([address, false]);
  }
});

function Return() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Return
    </button>
  );
}

test("the menu that led to a page is closed after Back", async () => {
  const { addressNow } = renderPart(
    <>
      <NavigationBar />
      <Return />
    </>,
    { path: "/list" },
  );
  await toggle("menu");
  await userEvent.click(menuLink("Settings"));
  await userEvent.click(screen.getByRole("button", { name: "Return" }));
  expect([addressNow(), isOpen("menu")]).toEqual(["/list", false]);
});

test.each([
  ["/home", "Movies", "page"],
  ["/movie/19-metropolis", "Movies", "true"],
  ["/tv", "TV Series", "page"],
  ["/tv/top", "TV Series", "true"],
  ["/tv/7-judex", "TV Series", "true"],
  ["/top", "Top Rated", "page"],
  ["/genres", "Genres", "page"],
])("on %s the link %s is current", (path, name, mark) => {
  renderPart(<NavigationBar />, { path });
  const menu = within(document.getElementById("menu") ?? expect.unreachable());
  const current = menu.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(current.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([[name, mark]]);
});

test.each(["/", "/search", "/actor/5", "/about"])("on %s no link is current", (path) => {
  renderPart(<NavigationBar />, { path });
  expect(document.querySelector("[aria-current]")).toBeNull();
});

test("the menu's Movies link passes contentType movies", async () => {
  const { addressNow, stateNow } = renderPart(<NavigationBar />, { path: "/" });
  await userEvent.click(menuLink("Movies"));
  expect([addressNow(), stateNow()]).toEqual(["/home", contentTypeState("movies")]);
});

test("Discover, what is upcoming, My list, Calendar and Settings follow the four links of the phone's menu, and are no links of the bar", () => {
  renderPart(<NavigationBar />, { path: "/discover" });
  const names = within(document.getElementById("menu") ?? expect.unreachable())
    .getAllByRole("link")
    .map((link) => link.textContent);
  expect(names).toEqual([
    "Movies",
    "TV Series",
    "Top Rated",
    "Genres",
    "Discover",
    "Film anniversaries",
    "Series anniversaries",
    "My list",
    "Calendar",
    "Settings",
  ]);
  expect(menuLink("Discover").getAttribute("aria-current")).toBe("page");
  expect(screen.getAllByRole("link", { name: "Discover" })).toHaveLength(1);
});

test("My list is an icon with a name, beside the search box", () => {
  renderPart(<NavigationBar />, { path: "/list" });
  const icons = screen.getAllByRole("link", { name: "My list" }).filter((link) => !link.closest("#menu"));
  // One for each layout; the stylesheet shows one of them.
  expect(icons.map((icon) => [icon.getAttribute("href"), icon.title, icon.getAttribute("aria-current")])).toEqual([
    ["/list", "My list", "page"],
    ["/list", "My list", "page"],
  ]);
});
