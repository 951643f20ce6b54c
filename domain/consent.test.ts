import { describe, expect, test } from "vitest";
import { sampleSite } from "#tests/support/sample-site.ts";
import type { AdSlot } from "./ad.ts";
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

describe("what is optional", () => {
  test("is nothing out of the box", () => {
    expect(optionalFeatures(sampleSite())).toEqual([]);
  });

  test("is what is configured, with every host that it would reach", () => {
    expect(optionalFeatures(sampleSite({ adSlots: [slot], analytics }))).toEqual([ads, { purpose: "analytics", hosts: ["count.example", "cdn.example"] }]);
  });
});

describe("an answer", () => {
  test("is asked for until it is given", () => {
    expect(consentFor(ads, {})).toBe("undecided");
    expect(consentFor(ads, withChoice(ads, true, {}))).toBe("yes");
    expect(consentFor(ads, withChoice(ads, false, {}))).toBe("no");
  });

  test("holds for its purpose alone, and can be changed", () => {
    const answers = withChoice(ads, false, withChoice(ads, true, withChoice({ purpose: "analytics", hosts: [] }, true, {})));
    expect([consentFor(ads, answers), consentFor({ purpose: "analytics", hosts: [] }, answers)]).toEqual(["no", "yes"]);
  });

  test("of yes does not reach a host that it was not said to; a no does", () => {
    const more = { ...ads, hosts: [...ads.hosts, "another.example"] };
    expect(consentFor(more, withChoice(ads, true, {}))).toBe("undecided");
    expect(consentFor(more, withChoice(ads, false, {}))).toBe("no");
    expect(consentFor({ ...ads, hosts: ["ads.example"] }, withChoice(ads, true, {}))).toBe("yes");
  });
});

describe("what the device remembers", () => {
  test("comes back as it was", () => {
    const answers = withChoice(ads, true, {});
    expect(parseStoredConsent(JSON.stringify(answers))).toEqual(answers);
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
  ])("is no answer where it is %j", (stored) => {
    expect(consentFor(ads, parseStoredConsent(stored))).toBe("undecided");
  });

  test("names only hosts", () => {
    expect(parseStoredConsent('{"ads":{"yes":true,"hosts":["ads.example",7,null]}}').ads?.hosts).toEqual(["ads.example"]);
  });
});
