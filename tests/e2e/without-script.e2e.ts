import type { Page } from "@playwright/test";
import { everyNight } from "#tests/support/nightly.ts";
import { expect, expectNoSidewaysScroll, ignoreProblems, test } from "./fixtures.ts";
import { bar, field } from "./search-bar.ts";

test.use({ javaScriptEnabled: false });

const film = "/movie/19-metropolis";
const series = "/tv/900000505-flash-gordon-conquers-the-universe";
const longSeries = "/tv/900000517-one-step-beyond";
const keaton = "/actor/8635";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const listOf = (page: Page, name: string) => page.getByRole("list", { name }).getByRole("link");

test("pages of what a device stores say what they need", { tag: "@nightly" }, async ({ page }) => {
  for (const [path, text, absent] of [
    ["/list", "Turn on JavaScript in your browser", "[role=tabpanel] li"],
    ["/calendar", "Turn on JavaScript in your browser", ".skeleton"],
    ["/settings", "which needs JavaScript", "input[type=checkbox]"],
    ["/list/import", "An import needs JavaScript", "text=Choose files"],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole("main").locator(absent).filter({ visible: true })).toHaveCount(0);
  }
});

test("pages of titles are whole, and have no buttons that nothing serves", { tag: "@nightly" }, async ({ page }) => {
  for (const path of ["/top", film, series]) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole("button", { name: /^(?:Save|Seen|Your rating|Lists)/ })).toHaveCount(0);
  }
  await page.goto("/shared?name=Rainy+days&titles=movie:19,tv:900000505,movie:999999999");
  await expect(listOf(page, "Titles of this list")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Save all" })).toBeHidden();
  await page.goto("/tv");
  await expect(page.getByRole("list", { name: "Popular TV Series" }).locator("li:visible")).toHaveCount(18);
  await expect(page.getByRole("button", { name: "Next series" })).toBeHidden();
});

test("a film and a series lead to their cast and crew, and a film to its collection", { tag: "@nightly" }, async ({ page }) => {
  for (const title of everyNight([film, series])) {
    await page.goto(title);
    await expect(page.getByRole("heading", { name: "Pictures" })).toBeHidden();
    await page.getByRole("link", { name: "All cast and crew" }).click();
    await expect(page).toHaveURL(`${title}/credits`);
    await page.getByRole("region", { name: "Cast" }).getByRole("link").first().waitFor();
    await page.getByRole("link", { name: /^Back to/ }).click();
    await expect(page).toHaveURL(title);
  }
  await page.goto("/movie/36208-a-dog-s-life");
  await page.getByRole("link", { name: "See the collection" }).click();
  await page.getByRole("link", { name: /The Pilgrim/ }).click();
  await expect(heading(page)).toHaveText("The Pilgrim");
});

test("every season and episode is a link, and the list of seasons has a button", { tag: "@nightly" }, async ({ page }) => {
  await page.goto(longSeries);
  await page.getByRole("combobox", { name: "Jump to a season" }).selectOption("Season 3 of 3");
  await page.getByRole("button", { name: "Go", exact: true }).click();
  await expect(page).toHaveURL(`${longSeries}?season=3`);
  await page.getByRole("link", { name: "Previous season" }).click();
  await expect(page.getByRole("heading", { name: "Season 2 of 3" })).toBeVisible();
  await listOf(page, "Episodes").nth(1).click();
  await expect(page.getByRole("region", { name: "Episode", exact: true })).toContainText("S2:E2");
  await expect(page.locator("iframe")).toHaveAttribute("src", /\/2\/2$/);
});

test("genres, tabs and the choices of a filmography are links", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/genres");
  await listOf(page, "Genres").filter({ hasText: "Comedy" }).click();
  await expect(page).toHaveURL("/genres?genre=35#genre-content");
  await expect(page.getByRole("heading", { name: "Comedy Content" })).toBeInViewport();
  await page.getByRole("tab", { name: "TV Series" }).click();
  await expect(page).toHaveURL(/tab=tv/);
  await expect(page.getByRole("tabpanel").getByRole("link").first()).toHaveAttribute("href", /^\/tv\//);
  await page.goto(keaton);
  await expect(page.getByRole("heading", { name: "Career Timeline" })).toBeHidden();
  await page.getByRole("link", { name: "Oldest" }).click();
  await expect(page).toHaveURL(`${keaton}?sort=oldest`);
  await expect(page.getByRole("status").filter({ hasText: "oldest first" })).toBeVisible();
  await page.getByRole("tab", { name: "As Crew" }).click();
  await expect(listOf(page, "As Crew").first()).toBeVisible();
});

test("a form sends the country, and weeks and days are links", { tag: "@nightly" }, async ({ page }) => {
  const main = page.getByRole("main");
  const weeks = main.getByRole("navigation", { name: "Weeks" });
  await page.goto("/upcoming?list=soon");
  await weeks.getByRole("link", { name: "Next week" }).click();
  await main.getByLabel("Country").selectOption("DE");
  await main.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/\/upcoming\?list=soon&week=1&region=DE$/);
  await expect(weeks.locator("[aria-current]")).toHaveText("Next week");
  await expect(main.getByLabel("Country")).toHaveValue("DE");
  await page.goto("/airing");
  await main.getByRole("link", { name: "This week" }).click();
  await expect(page).toHaveURL("/airing?day=week");
  await expect(page.getByRole("button", { name: "Hide what I have seen" })).toHaveCount(0);
});

test("the search's form submits, and its page's links work", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("search", { name: "Find something to watch" });
  await box.getByText("TV", { exact: true }).click();
  await box.getByRole("combobox").fill("the");
  await box.getByRole("combobox").press("Enter");
  await expect(page).toHaveURL("/search?q=the&type=tv");
  await expect(listOf(page, "TV Series").first()).toBeVisible();
  const results = page.getByRole("search", { name: "Change this search" });
  await results.getByRole("textbox", { name: "Year" }).fill("1916");
  await results.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search?q=the&type=tv&year=1916");
  await page.getByRole("link", { name: "Show all years" }).click();
  await page.getByRole("tab", { name: "Movies" }).click();
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(page).toHaveURL("/search?q=the&type=movies&page=2");
  await listOf(page, "Movies").first().click();
  await expect(page).toHaveURL(/\/movie\/\d+/);
});

test("the bar's box works with its types at 320 and 800 px", { tag: "@nightly" }, async ({ page }) => {
  for (const width of [320, 800]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(film);
    await field(page).click();
    await bar(page).getByText("People", { exact: true }).click();
    await field(page).fill("keaton");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/search?q=keaton&type=people");
    await expectNoSidewaysScroll(page);
  }
});

test("a 404 page is whole", { tag: "@nightly" }, async ({ page, problems }) => {
  await page.goto("/movie/999999999");
  await expect(listOf(page, "Popular right now")).toHaveCount(5);
  await expect(page.getByRole("link", { name: "Go Back Home" })).toHaveAttribute("href", "/");
  const box = page.getByRole("search", { name: "Find something else to watch" }).getByRole("combobox");
  await box.fill("metropolis");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=metropolis&type=movies");
  ignoreProblems(problems, /404/);
});

test("articles and answers open, and a table of contents links to its sections", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/blogs");
  const card = page.getByRole("article").first();
  await card.getByText("Read full article").click();
  await expect(card.getByText("Here is a way to watch these films")).toBeVisible();
  await page.goto("/faq");
  await page.getByText("Do I need an account?").click();
  await expect(page.getByText("Open a page and press Play.")).toBeVisible();
  await page.goto("/terms");
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Accounts" }).click();
  await expect(page).toHaveURL("/terms#accounts");
  await expect(page.getByRole("heading", { name: "Accounts" })).toBeInViewport();
});
