import { describe, expect, test } from "vitest";
import { sampleSite } from "#tests/support/sample-site.ts";
import type { AdSlot } from "./ad.ts";
import { consentTo, optionalParts, parseAnswers, withAnswer } from "./consent.ts";

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
    expect(optionalParts(sampleSite())).toEqual([]);
  });

  test("is what is configured, with every host that it would reach", () => {
    expect(optionalParts(sampleSite({ adSlots: [slot], analytics }))).toEqual([ads, { purpose: "analytics", hosts: ["count.example", "cdn.example"] }]);
  });
});

describe("an answer", () => {
  test("is asked for until it is given", () => {
    expect(consentTo(ads, {})).toBe("unasked");
    expect(consentTo(ads, withAnswer(ads, true, {}))).toBe("yes");
    expect(consentTo(ads, withAnswer(ads, false, {}))).toBe("no");
  });

  test("holds for its purpose alone, and can be changed", () => {
    const answers = withAnswer(ads, false, withAnswer(ads, true, withAnswer({ purpose: "analytics", hosts: [] }, true, {})));
    expect([consentTo(ads, answers), consentTo({ purpose: "analytics", hosts: [] }, answers)]).toEqual(["no", "yes"]);
  });

  test("of yes does not reach a host that it was not said to; a no does", () => {
    const more = { ...ads, hosts: [...ads.hosts, "another.example"] };
    expect(consentTo(more, withAnswer(ads, true, {}))).toBe("unasked");
    expect(consentTo(more, withAnswer(ads, false, {}))).toBe("no");
    expect(consentTo({ ...ads, hosts: ["ads.example"] }, withAnswer(ads, true, {}))).toBe("yes");
  });
});

describe("what the device remembers", () => {
  test("comes back as it was", () => {
    const answers = withAnswer(ads, true, {});
    expect(parseAnswers(JSON.stringify(answers))).toEqual(answers);
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
    expect(consentTo(ads, parseAnswers(stored))).toBe("unasked");
  });

  test("names only hosts", () => {
    expect(parseAnswers('{"ads":{"yes":true,"hosts":["ads.example",7,null]}}').ads?.hosts).toEqual(["ads.example"]);
  });
});
