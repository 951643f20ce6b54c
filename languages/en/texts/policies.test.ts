import { describe, expect, test } from "vitest";
import { copyCaches } from "#domain/offline.ts";
import { plainText, proseIn, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { cookiesPage } from "#features/pages/cookies-page.ts";
import { privacyPage } from "#features/pages/privacy-page.ts";
import { storedKeys } from "#features/pages/stored-keys.ts";
import { siteVariants } from "#tests/support/site-variants.ts";
import { words as about } from "../page-about.ts";
import { words as contact } from "../page-contact.ts";
import { words as cookiesWords } from "../page-cookies.ts";
import { words as faq } from "../page-faq.ts";
import { words as privacyWords } from "../page-privacy.ts";
import { words as support } from "../page-support.ts";
import { words as terms } from "../page-terms.ts";
import { disclaimer, providerNotice, sampleNote } from "../site/disclaimers.ts";

const cookies = { page: (site: PublicSite) => cookiesPage(cookiesWords, site) };
const privacy = { page: (site: PublicSite) => privacyPage(privacyWords, site) };
const { plain, films, live, full } = siteVariants;

const questionsOf = (site: PublicSite) => faq.page(site).groups.flatMap((group) => group.questions);
const textOf = (page: StaticPage): string => page.sections.flatMap((section) => proseIn(section.blocks).map(plainText)).join("\n");

function section(page: StaticPage, title: string): string {
  const found = page.sections.find((one) => one.title === title);
  return found ? proseIn(found.blocks).map(plainText).join("\n") : expect.unreachable(`no section ${title}`);
}

describe("Privacy", () => {
  test("covers accounts, basic technical information and that no personal data is collected", () => {
    expect(section(privacy.page(plain), "No accounts")).toContain("You cannot register");
    expect(section(privacy.page(plain), "Basic technical information")).toContain("no search text");
    for (const site of Object.values(siteVariants)) expect(textOf(privacy.page(site))).toContain("It collects no personal data from anyone");
  });
  test("lists no other company by default", () => {
    expect(section(privacy.page(plain), "Players")).toContain("pages of our own");
    expect(section(privacy.page(plain), "Pictures")).toContain("this site itself");
    expect(section(privacy.page(plain), "Advertising and analytics")).toContain("neither");
  });
  test("lists each configured host and the condition of consent", () => {
    expect(section(privacy.page(full), "Players")).toMatch(/as soon as they come into view[\s\S]*frames\.example/);
    expect(section(privacy.page(full), "Pictures")).toContain("pictures.example");
    expect(section(privacy.page(full), "Advertising and analytics")).toMatch(
      /only after you have agreed[\s\S]*Global Privacy Control[\s\S]*ads\.example[\s\S]*count\.example/,
    );
  });
  test.each(["auto", "click"] as const)("with %s a third-party player waits for Play", (playerLoad) => {
    expect(section(privacy.page({ ...full, playerLoad }), "Players")).toContain("only when you press Play or choose a server");
  });
  test("trailers are listed where they are on, with the press that they wait for", () => {
    expect(section(privacy.page(live), "Trailers")).toMatch(/www\.youtube-nocookie\.com\. It is loaded only when you press/);
    expect(section(cookies.page(live), "Cookies from other companies")).toContain("www.youtube-nocookie.com");
    for (const page of [privacy.page(plain), cookies.page(plain), privacy.page({ ...live, trailers: false })]) expect(textOf(page)).not.toMatch(/trailer/i);
  });
  test("public archives are listed where films play from them, with the press that they wait for", () => {
    expect(section(privacy.page(films), "Films from public archives")).toMatch(
      /only after you press Play[\s\S]*your IP address[\s\S]*upload\.wikimedia\.org, archive\.org, \*\.us\.archive\.org/,
    );
    expect(section(cookies.page(films), "Cookies from other companies")).toMatch(/upload\.wikimedia\.org[\s\S]*after you press Play/);
    for (const page of [privacy.page(plain), cookies.page(plain), support.page(plain)]) expect(textOf(page)).not.toMatch(/archive/i);
  });
  test("optional features on the site's own server are listed as well", () => {
    const own = { ...plain, analytics: { origin: plain.origin, script: `${plain.origin}/count.js` } };
    expect(section(privacy.page(own), "Advertising and analytics")).toContain("counted by this site's own server");
    expect(section(cookies.page(own), "Analytics cookies")).toContain("this site's own server");
    expect(section(cookies.page(own), "Preference cookies")).toContain("matinee-consent");
    expect(section(cookies.page(plain), "Preference cookies")).not.toContain("matinee-consent");
  });
  test("says that only the server contacts the film database, in live mode", () => {
    expect(textOf(privacy.page(live))).toContain("Our server contacts the film database");
    expect(textOf(privacy.page(plain))).not.toContain("film database");
  });
});

describe("Cookies", () => {
  const kinds = ["Essential cookies", "Preference cookies", "Analytics cookies"];
  test("has the three headings of the specification", () => {
    expect(cookies.page(plain).sections.map((one) => one.title)).toEqual(expect.arrayContaining(kinds));
  });
  test("says None for all of them by default", () => {
    for (const kind of [...kinds, "Cookies from other companies"]) expect(section(cookies.page(plain), kind)).toMatch(/^None/);
  });
  test("lists the hosts of a configuration", () => {
    expect(section(cookies.page(full), "Analytics cookies")).toContain("count.example");
    expect(section(cookies.page(full), "Cookies from other companies")).toMatch(/frames\.example[\s\S]*ads\.example/);
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
    for (const key of listed) expect(section(cookies.page(full), "Preference cookies")).toContain(`${key}: `);
  });

  test("no other storage is used", () => {
    expect(sources.filter((source) => /sessionStorage|indexedDB|document\.cookie|cookieStore/.test(source))).toEqual([]);
  });

  test("each is explained on the privacy page", () => {
    const text = section(privacy.page(full), "What stays on your device").toLowerCase();
    for (const stored of storedKeys(cookiesWords.storedKeys, full)) expect(text).toContain(stored.text.toLowerCase());
  });
});

test("Terms: 13 and older, no accounts, rules of use, the disclaimer", () => {
  expect(section(terms.page(plain), "Age")).toContain("13 and older");
  expect(section(terms.page(plain), "Accounts")).toMatch(/^There are none/);
  expect(section(terms.page(plain), "Using the site")).toContain("All of it is free");
  expect(textOf(terms.page(plain))).toContain(plainText(disclaimer(plain)));
});

describe("Contact", () => {
  test("shows the configured addresses", () => {
    expect(section(contact.page(full), "Email")).toContain("desk@ritz.example");
    expect(section(contact.page(full), "Mailing address")).toBe("The Ritz\n1 Lamp Street");
  });
  test("says that the operator has given no address", () => {
    expect(section(contact.page(plain), "Email")).toContain("has not provided an email address");
    expect(section(contact.page(plain), "Copyright claims")).toContain("has not provided an email address");
    expect(plainText(disclaimer(plain))).toContain("see the contact page.");
    expect(section(contact.page(full), "Copyright claims")).toContain("write to desk@ritz.example.");
  });
});

test("About has the provider's notice in live mode, else the sample note", () => {
  expect(textOf(about.page(live))).toContain(providerNotice);
  expect(textOf(about.page(live))).not.toContain(sampleNote);
  expect(textOf(about.page(plain))).toContain(sampleNote);
  expect(textOf(about.page(plain))).not.toContain("TMDB");
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
