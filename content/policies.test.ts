import { describe, expect, test } from "vitest";
import type { PublicSite } from "#domain/site.ts";
import { siteVariants } from "#tests/support/site-variants.ts";
import { about } from "./about.ts";
import { contact } from "./contact.ts";
import { cookies } from "./cookies.ts";
import { faqQuestions } from "./faq.ts";
import { disclaimer, providerNotice, sampleNote } from "./footer.ts";
import { privacy } from "./privacy.ts";
import { plainText, proseIn, type StaticPage } from "./prose.ts";
import { terms } from "./terms.ts";

const { plain, live, full } = siteVariants;

const textOf = (page: StaticPage): string => page.sections.flatMap((section) => proseIn(section.blocks).map(plainText)).join("\n");

function section(page: StaticPage, title: string): string {
  const found = page.sections.find((one) => one.title === title);
  return found ? proseIn(found.blocks).map(plainText).join("\n") : expect.unreachable(`no section ${title}`);
}

describe("Privacy", () => {
  test("says that there are no accounts, and what basic technical information is used for", () => {
    expect(section(privacy(plain), "No accounts")).toContain("You cannot register");
    expect(section(privacy(plain), "Basic technical information")).toContain("no search text");
  });
  test("names no other company where there is none", () => {
    expect(section(privacy(plain), "Players")).toContain("pages of our own");
    expect(section(privacy(plain), "Pictures")).toContain("this site itself");
    expect(section(privacy(plain), "Advertising and analytics")).toContain("neither");
  });
  test("names each configured host, and that it waits for consent", () => {
    expect(section(privacy(full), "Players")).toMatch(/as soon as they come into view[\s\S]*frames\.example/);
    expect(section(privacy(full), "Pictures")).toContain("pictures.example");
    expect(section(privacy(full), "Advertising and analytics")).toMatch(
      /only after you have agreed[\s\S]*Global Privacy Control[\s\S]*ads\.example[\s\S]*count\.example/,
    );
  });
  test.each(["auto", "click"] as const)("with %s a foreign player waits to be asked", (playerLoad) => {
    expect(section(privacy({ ...full, playerLoad }), "Players")).toContain("only when you press Play or choose a server");
  });
  test("optional content from the site's own server is named as well", () => {
    const own = { ...plain, analytics: { origin: plain.origin, script: `${plain.origin}/count.js` } };
    expect(section(privacy(own), "Advertising and analytics")).toContain("counted by this site's own server");
    expect(section(cookies(own), "Analytics cookies")).toContain("this site's own server");
    expect(section(cookies(own), "Preference cookies")).toContain("matinee-consent");
    expect(section(cookies(plain), "Preference cookies")).not.toContain("matinee-consent");
  });
  test("says that the film database is asked by the server, where one is asked", () => {
    expect(textOf(privacy(live))).toContain("asked by our server");
    expect(textOf(privacy(plain))).not.toContain("film database");
  });
});

describe("Cookies", () => {
  const kinds = ["Essential cookies", "Preference cookies", "Analytics cookies"];
  test("has the three headings of the specification", () => {
    expect(cookies(plain).sections.map((one) => one.title)).toEqual(expect.arrayContaining(kinds));
  });
  test("by default the answer to all of them is None", () => {
    for (const kind of [...kinds, "Cookies of other companies"]) expect(section(cookies(plain), kind)).toMatch(/^None/);
  });
  test("names what a configuration brings in", () => {
    expect(section(cookies(full), "Analytics cookies")).toContain("count.example");
    expect(section(cookies(full), "Cookies of other companies")).toMatch(/frames\.example[\s\S]*ads\.example/);
  });
});

test("Terms: 13 and over, no accounts, rules of use, the disclaimer", () => {
  expect(section(terms(plain), "Age")).toContain("13 and over");
  expect(section(terms(plain), "Accounts")).toMatch(/^There are none/);
  expect(section(terms(plain), "Using the site")).toContain("All of it is free");
  expect(textOf(terms(plain))).toContain(disclaimer(plain.name, plain.contactEmail));
});

describe("Contact", () => {
  test("gives the configured addresses", () => {
    expect(section(contact(full), "E-mail")).toContain("desk@ritz.example");
    expect(section(contact(full), "Postal address")).toBe("The Ritz\n1 Lamp Street");
  });
  test("says when the address is only a stand-in", () => {
    expect(section(contact(plain), "E-mail")).toContain("stand-in");
    expect(section(contact(full), "E-mail")).not.toContain("stand-in");
  });
});

test("About owes the provider its notice in live mode, and says sample otherwise", () => {
  expect(textOf(about(live))).toContain(providerNotice);
  expect(textOf(about(live))).not.toContain(sampleNote);
  expect(textOf(about(plain))).toContain(sampleNote);
  expect(textOf(about(plain))).not.toContain("TMDB");
});

describe("FAQ", () => {
  test.each(Object.entries(siteVariants))("thirteen different questions on the %s site", (_, site) => {
    expect(new Set(faqQuestions(site).map((one) => one.question)).size).toBe(13);
  });
  test("what plays depends on whose the servers are", () => {
    const sample = (site: PublicSite) => plainText(faqQuestions(site).find((one) => one.question.startsWith("Why does a short film"))?.answer ?? "");
    expect(sample(plain)).toContain("all servers are our own");
    expect(sample(full)).toContain("Choose another server");
  });
});
