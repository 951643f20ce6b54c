import { describe, expect, test } from "vitest";
import type { AdSlot } from "#domain/site.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { consentFor, optionalFeatures, parseStoredConsent, withChoice } from "./consent.ts";

const slot: AdSlot = {
  id: "a",
  place: "home",
  scriptUrl: "https://ads.example/a.js",
  hosts: ["https://pictures.example"],
  size: null,
  popups: false,
  clickHandler: null,
};
const ads = { purpose: "ads" as const, hosts: ["ads.example", "pictures.example"] };
const analytics = { origin: "https://count.example", script: "https://cdn.example/c.js" };

describe("the optional features", () => {
  test("are none by default", () => {
    expect(optionalFeatures(sampleSite())).toEqual([]);
  });

  test("are the configured ones, with every host that they contact", () => {
    expect(optionalFeatures(sampleSite({ adSlots: [slot], analytics }))).toEqual([ads, { purpose: "analytics", hosts: ["count.example", "cdn.example"] }]);
  });
});

describe("consent", () => {
  test("is undecided until the visitor chooses", () => {
    expect(consentFor(ads, {})).toBe("undecided");
    expect(consentFor(ads, withChoice(ads, true, {}))).toBe("yes");
    expect(consentFor(ads, withChoice(ads, false, {}))).toBe("no");
  });

  test("applies to one purpose, and can be changed", () => {
    const stored = withChoice(ads, false, withChoice(ads, true, withChoice({ purpose: "analytics", hosts: [] }, true, {})));
    expect([consentFor(ads, stored), consentFor({ purpose: "analytics", hosts: [] }, stored)]).toEqual(["no", "yes"]);
  });

  test("of yes does not cover a new host; a no does", () => {
    const more = { ...ads, hosts: [...ads.hosts, "another.example"] };
    expect(consentFor(more, withChoice(ads, true, {}))).toBe("undecided");
    expect(consentFor(more, withChoice(ads, false, {}))).toBe("no");
    expect(consentFor({ ...ads, hosts: ["ads.example"] }, withChoice(ads, true, {}))).toBe("yes");
  });
});

describe("stored consent", () => {
  test("round-trips through JSON", () => {
    const stored = withChoice(ads, true, {});
    expect(parseStoredConsent(JSON.stringify(stored))).toEqual(stored);
  });

  test.each([
    null,
    "",
    "yes",
    "{",
    "[]",
    "null",
    "7",
    '{"ads":true}',
    '{"ads":{"yes":"yes","hosts":[]}}',
    '{"ads":{"yes":true}}',
    '{"__proto__":{"ads":{"yes":true,"hosts":[]}}}',
  ])("is undecided if it is %j", (text) => {
    expect(consentFor(ads, parseStoredConsent(text))).toBe("undecided");
  });

  test("retains only hosts that are strings", () => {
    expect(parseStoredConsent('{"ads":{"yes":true,"hosts":["ads.example",7,null]}}').ads?.hosts).toEqual(["ads.example"]);
  });
});
