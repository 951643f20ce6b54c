import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { describe, expect, test, vi } from "vitest";
import { SiteProvider } from "#app/data/site-context.tsx";
import { paths } from "#domain/addresses.ts";
import { type Language, languageCodes } from "#domain/languages.ts";
import type { PublicSite } from "#domain/site.ts";
import { InLanguage } from "#tests/support/in-english.tsx";
import { MemoryRouter } from "#tests/support/memory-router.tsx";
import { siteVariants } from "#tests/support/site-variants.ts";
import AboutScreen from "./about-screen.tsx";
import BlogsScreen from "./blogs-screen.tsx";
import ContactScreen from "./contact-screen.tsx";
import CookiesScreen from "./cookies-screen.tsx";
import FaqScreen from "./faq-screen.tsx";
import PrivacyScreen from "./privacy-screen.tsx";
import SupportScreen from "./support-screen.tsx";
import TermsScreen from "./terms-screen.tsx";

function show(Screen: ComponentType, site: PublicSite = siteVariants.plain, language: Language = "en"): void {
  render(
    <InLanguage language={language}>
      <SiteProvider site={site}>
        <MemoryRouter>
          <Screen />
        </MemoryRouter>
      </SiteProvider>
    </InLanguage>,
  );
}

const hrefs = (): string[] => screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");

const screens = {
  AboutScreen,
  BlogsScreen,
  ContactScreen,
  CookiesScreen,
  FaqScreen,
  PrivacyScreen,
  SupportScreen,
  TermsScreen,
};

test.each(Object.entries(screens))("%s has one h1 and a document title, and links only to pages that exist", (_, Screen) => {
  show(Screen);
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(document.title).toContain("The Ritz");
  const pagePaths: readonly string[] = Object.values(paths);
  const elsewhere = hrefs().filter(
    (href) => !pagePaths.includes(href) && !/^\/movie\/[1-9]\d*-[a-z0-9-]+$|^\/search\?q=[^&]+&type=tv$|^mailto:|^\/?#/.test(href),
  );
  expect(elsewhere).toEqual([]);
});

describe.each(languageCodes)("in %s", (language) => {
  test.each(Object.entries(screens))("%s leads to each of its sections, whose ids differ", (_, Screen) => {
    show(Screen, siteVariants.plain, language);
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(hrefs().filter((href) => href.startsWith("#") && !ids.includes(href.slice(1)))).toEqual([]);
  });
});

test("About links to the contact page and the homepage", () => {
  // Without an address the disclaimer links to the contact page as well.
  show(AboutScreen, siteVariants.full);
  expect(hrefs()).toEqual(expect.arrayContaining([paths.contact, paths.landing]));
});

test("About shows the provider's logo where the operator supplies it, in live mode alone", () => {
  show(AboutScreen, { ...siteVariants.live, providerLogo: "/logo.svg" });
  expect(screen.getByRole("img", { name: "TMDB" }).getAttribute("src")).toBe("/logo.svg");
});

test("About shows no logo over the embedded catalog", () => {
  show(AboutScreen, { ...siteVariants.plain, providerLogo: "/logo.svg" });
  expect(screen.queryByRole("img", { name: "TMDB" })).toBeNull();
});

test("Blogs: six cards that expand, and a link back", async () => {
  Element.prototype.scrollIntoView = vi.fn();
  // The articles' code is fetched when they are rendered.
  await act(async () => show(BlogsScreen));
  const cards = await screen.findAllByRole("article");
  expect(cards).toHaveLength(6);
  for (const card of cards) {
    expect(within(card).getByRole("heading", { level: 2 })).toBeTruthy();
    const details = card.querySelector("details");
    const summary = card.querySelector("summary");
    expect(summary?.textContent).toBe("Read full articleRead less");
    expect(details?.open).toBe(false);
    if (summary) await userEvent.click(summary);
    expect(details?.open).toBe(true);
  }
  expect(screen.getByRole("link", { name: "Back to Homepage" }).getAttribute("href")).toBe(paths.landing);
});

test("FAQ: thirteen questions that open", async () => {
  show(FaqScreen);
  const questions = [...document.querySelectorAll("details")];
  expect(questions).toHaveLength(13);
  const first = questions[0]?.querySelector("summary") ?? expect.unreachable("a question without a line to press");
  await userEvent.click(first);
  expect(questions.filter((question) => question.open)).toHaveLength(1);
});

test("Contact: a mailto link, and a postal address with its line breaks", () => {
  show(ContactScreen, siteVariants.full);
  const links = screen.getAllByRole("link", { name: "desk@ritz.example" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["mailto:desk@ritz.example", "mailto:desk@ritz.example"]);
  expect(screen.getByText(/1 Lamp Street/).className).toContain("whitespace-pre-line");
});

test("Support: guides, troubleshooting, a link to the contact page", () => {
  show(SupportScreen);
  for (const name of ["Guides", "Troubleshooting"]) expect(screen.getByRole("heading", { level: 2, name })).toBeTruthy();
  expect(hrefs()).toContain(paths.contact);
});

test("Support's table of contents has its small headings, which can have the focus", async () => {
  Element.prototype.scrollIntoView = vi.fn();
  show(SupportScreen);
  const contents = screen.getByRole("navigation", { name: "On this page" });
  const listed = within(contents).getAllByRole("link");
  expect(listed).toHaveLength(screen.getAllByRole("heading", { level: 2 }).length + screen.getAllByRole("heading", { level: 3 }).length);
  await userEvent.click(within(contents).getByRole("link", { name: "There is no sound" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 3, name: "There is no sound" }));
});

test("a long page's table of contents moves the focus to its sections", async () => {
  Element.prototype.scrollIntoView = vi.fn();
  show(PrivacyScreen);
  const contents = screen.getByRole("navigation", { name: "On this page" });
  for (const link of within(contents).getAllByRole("link")) {
    const id = link.getAttribute("href")?.split("#")[1] ?? "";
    await userEvent.click(link);
    expect(document.activeElement?.id).toBe(id);
    expect(screen.getByRole("region", { name: link.textContent ?? "" }).id).toBe(id);
  }
});
