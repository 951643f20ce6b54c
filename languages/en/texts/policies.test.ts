import { describe, expect, test } from "vitest";
import { paths } from "#domain/addresses.ts";
import { copyCaches } from "#domain/offline.ts";
import { plainText, proseIn, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { faqGroups } from "#features/pages/faq-groups.ts";
import { storedKeys } from "#features/pages/stored-keys.ts";
import { englishPages } from "#tests/support/english-pages.ts";
import { siteVariants } from "#tests/support/site-variants.ts";
import { words as cookiesWords } from "../page-cookies.ts";
import { words as faq } from "../page-faq.ts";
import { disclaimer, providerNotice, sampleNote } from "../site/disclaimers.ts";

const { about, contact, cookies, privacy, support, terms } = englishPages;
const { plain, films, live, full } = siteVariants;

const questionsOf = (site: PublicSite) => faqGroups(faq, site).flatMap((group) => group.questions);
const textOf = (page: StaticPage): string => page.sections.flatMap((section) => proseIn(section.blocks).map(plainText)).join("\n");

function section(page: StaticPage, title: string): string {
  const found = page.sections.find((one) => one.title === title);
  return found ? proseIn(found.blocks).map(plainText).join("\n") : expect.unreachable(`no section ${title}`);
}

describe("Privacy", () => {
  test("covers accounts, basic technical information and that no personal data is collected", () => {
    expect(section(privacy(plain), "No accounts")).toContain("You cannot register");
    expect(section(privacy(plain), "Basic technical information")).toContain("no search text");
    for (const site of Object.values(siteVariants)) expect(textOf(privacy(site))).toContain("It collects no personal data from anyone");
  });
  test("lists no other company by default", () => {
    expect(section(privacy(plain), "Players")).toContain("pages of our own");
    expect(section(privacy(plain), "Pictures")).toContain("this site itself");
    expect(section(privacy(plain), "Advertising and analytics")).toContain("neither");
  });
  test("lists each configured host and the condition of consent", () => {
    expect(section(privacy(full), "Players")).toMatch(/as soon as they come into view[\s\S]*frames\.example/);
    expect(section(privacy(full), "Pictures")).toContain("pictures.example");
    expect(section(privacy(full), "Advertising and analytics")).toMatch(
      /only after you have agreed[\s\S]*Global Privacy Control[\s\S]*ads\.example[\s\S]*count\.example/,
    );
  });
  test.each(["auto", "click"] as const)("with %s a third-party player waits for Play", (playerLoad) => {
    expect(section(privacy({ ...full, playerLoad }), "Players")).toContain("only when you press Play or choose a server");
  });
  test("trailers are listed where they are on, with the press that they wait for", () => {
    expect(section(privacy(live), "Trailers")).toMatch(/www\.youtube-nocookie\.com\. It is loaded only when you press/);
    expect(section(cookies(live), "Cookies from other companies")).toContain("www.youtube-nocookie.com");
    for (const page of [privacy(plain), cookies(plain), privacy({ ...live, trailers: false })]) expect(textOf(page)).not.toMatch(/trailer/i);
  });
  test("public archives are listed where films play from them, with the press that they wait for", () => {
    expect(section(privacy(films), "Films from public archives")).toMatch(
      /only after you press Play[\s\S]*your IP address[\s\S]*upload\.wikimedia\.org, archive\.org, \*\.us\.archive\.org/,
    );
    expect(section(cookies(films), "Cookies from other companies")).toMatch(/upload\.wikimedia\.org[\s\S]*after you press Play/);
    for (const page of [privacy(plain), cookies(plain), support(plain)]) expect(textOf(page)).not.toMatch(/archive/i);
  });
  test("optional features on the site's own server are listed as well", () => {
    const own = { ...plain, analytics: { origin: plain.origin, script: `${plain.origin}/count.js` } };
    expect(section(privacy(own), "Advertising and analytics")).toContain("counted by this site's own server");
    expect(section(cookies(own), "Analytics cookies")).toContain("this site's own server");
    expect(section(cookies(own), "Preference cookies")).toContain("matinee-consent");
    expect(section(cookies(plain), "Preference cookies")).not.toContain("matinee-consent");
  });
  test("says that only the server contacts the film database, in live mode", () => {
    expect(textOf(privacy(live))).toContain("Our server contacts the film database");
    expect(textOf(privacy(plain))).not.toContain("film database");
  });
});

describe("Cookies", () => {
  const kinds = ["Essential cookies", "Preference cookies", "Analytics cookies"];
  test("has the three headings of the specification", () => {
    expect(cookies(plain).sections.map((one) => one.title)).toEqual(expect.arrayContaining(kinds));
  });
  test("says None for all of them by default", () => {
    for (const kind of [...kinds, "Cookies from other companies"]) expect(section(cookies(plain), kind)).toMatch(/^None/);
  });
  test("lists the hosts of a configuration", () => {
    expect(section(cookies(full), "Analytics cookies")).toContain("count.example");
    expect(section(cookies(full), "Cookies from other companies")).toMatch(/frames\.example[\s\S]*ads\.example/);
  });
});

describe("Both say everything that a browser stores", () => {
  const sources = Object.values(
    import.meta.glob<string>(
      ["/{app,domain,features}/**/*.{ts,tsx}", "/player/*.client.ts", "!/features/media/**", "!/features/pages/stored-keys.ts", "!/**/*.test.*"],
      {
        eager: true,
        query: "?raw",
        import: "default",
      },
    ),
  );
  const keysInCode = new Set(sources.flatMap((source) => Array.from(source.matchAll(/"(matinee-[a-z-]+)"/g), ([, key]) => key)));

  test("each key that the code writes is named on the cookies page", () => {
    expect(sources.length).toBeGreaterThan(100);
    const listed = storedKeys(cookiesWords.storedKeys, full).map(({ key }) => key);
    // The caches are named by what they hold.
    expect(keysInCode).toEqual(new Set([...listed, ...Object.values(copyCaches)]));
    for (const key of listed) expect(section(cookies(full), "Preference cookies")).toContain(`${key}: `);
  });

  test("no other storage is used", () => {
    expect(sources.filter((source) => /sessionStorage|indexedDB|document\.cookie|cookieStore/.test(source))).toEqual([]);
  });

  test("each is explained on the privacy page", () => {
    const text = section(privacy(full), "What stays on your device").toLowerCase();
    for (const stored of storedKeys(cookiesWords.storedKeys, full)) expect(text).toContain(stored.text.toLowerCase());
  });
});

test("Terms: 13 and older, no accounts, rules of use, the disclaimer", () => {
  expect(section(terms(plain), "Age")).toContain("13 and older");
  expect(section(terms(plain), "Accounts")).toMatch(/^There are none/);
  expect(section(terms(plain), "Using the site")).toContain("All of it is free");
  expect(textOf(terms(plain))).toContain(plainText(disclaimer(plain, paths.contact)));
});

describe("Contact", () => {
  test("shows the configured addresses", () => {
    expect(section(contact(full), "Email")).toContain("desk@ritz.example");
    expect(section(contact(full), "Mailing address")).toBe("The Ritz\n1 Lamp Street");
  });
  test("says that the operator has given no address", () => {
    expect(section(contact(plain), "Email")).toContain("has not provided an email address");
    expect(section(contact(plain), "Copyright claims")).toContain("has not provided an email address");
    expect(plainText(disclaimer(plain, paths.contact))).toContain("see the contact page.");
    expect(section(contact(full), "Copyright claims")).toContain("write to desk@ritz.example.");
  });
});

test("About has the provider's notice in live mode, else the sample note", () => {
  expect(textOf(about(live))).toContain(providerNotice);
  expect(textOf(about(live))).not.toContain(sampleNote);
  expect(textOf(about(plain))).toContain(sampleNote);
  expect(textOf(about(plain))).not.toContain("TMDB");
});

describe("FAQ", () => {
  test.each(Object.entries(siteVariants))("thirteen different questions on the %s site", (_, site) => {
    expect(new Set(questionsOf(site).map((one) => one.question)).size).toBe(13);
  });
  test("the answer about the sample film depends on the servers", () => {
    const sample = (site: PublicSite) => plainText(questionsOf(site).find((one) => one.question.startsWith("Why does a sample reel"))?.answer ?? "");
    expect(sample(plain)).toContain("all servers are our own");
    expect(sample(full)).toContain("Another server may have it");
    expect(sample(plain)).not.toContain("archive");
    expect(sample(films)).toContain("no public archive that we know of has it, or none of them answered");
  });
});
