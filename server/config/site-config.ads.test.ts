import { describe, expect, test } from "vitest";
import { configurationErrorOf, readConfigWithFiles } from "#tests/support/configured-site.ts";

const slot = { id: "banner", place: "footer", script: "https://ads.example/banner.js" };
const slotsOf = (...slots: object[]) => readConfigWithFiles({ "ads.json": { slots } }).site.adSlots;

describe("an ad slot in ads.json", () => {
  test("needs an id, a place and a script; the footer's banner is 728x90", () => {
    expect(slotsOf(slot)).toEqual([
      {
        id: "banner",
        place: "footer",
        scriptUrl: "https://ads.example/banner.js",
        hosts: [],
        size: { widthPx: 728, heightPx: 90 },
        popups: false,
        clickHandler: null,
      },
    ]);
  });

  test("on a movie page may be a script alone", () => {
    expect(slotsOf({ ...slot, place: "movie" })[0]?.size).toBeNull();
  });

  test("may have all other fields", () => {
    const [parsed] = slotsOf({ ...slot, place: "home", size: "468 x 60", hosts: ["https://pictures.example/"], popups: true, clickHandler: "showAd" });
    expect(parsed).toMatchObject({
      size: { widthPx: 468, heightPx: 60 },
      hosts: ["https://pictures.example"],
      popups: true,
      clickHandler: "showAd",
    });
  });

  test("may load its script from this machine, for a trial", () => {
    expect(slotsOf({ ...slot, script: "http://127.0.0.1:8080/a.js" })[0]?.scriptUrl).toBe("http://127.0.0.1:8080/a.js");
  });
});

test.each([
  [{ id: undefined }, "slots.0.id: must be a name for the slot, such as footer-banner"],
  [{ id: "Footer Banner" }, "slots.0.id: must be lower-case letters, digits and hyphens"],
  [{ place: "sidebar" }, "slots.0.place: must be home, footer or movie"],
  [{ script: undefined }, "slots.0.script: must be the https address of the ad script"],
  [{ script: "http://ads.example/a.js" }, "slots.0.script: must be the https address of the ad script"],
  [{ script: "javascript:alert(1)" }, "slots.0.script: must be the https address of the ad script"],
  [{ script: "ads.example/a.js" }, "slots.0.script: must be the https address of the ad script"],
  [{ hosts: ["pictures.example"] }, "slots.0.hosts.0: must be an origin such as https://pictures.example"],
  [{ hosts: ["https://pictures.example/path"] }, "slots.0.hosts.0: must be an origin such as https://pictures.example"],
  [{ hosts: ["*"] }, "slots.0.hosts.0: must be an origin such as https://pictures.example"],
  [{ size: "big" }, "slots.0.size: must be written like 728x90, and be at most 1280x1200"],
  [{ size: "0x90" }, "slots.0.size: must be written like 728x90, and be at most 1280x1200"],
  [{ size: "2000x90" }, "slots.0.size: must be written like 728x90, and be at most 1280x1200"],
  [{ place: "home" }, "slots.0.size: must be given for a slot on the home page, like 728x90"],
  [{ popups: "yes" }, "slots.0.popups: must be true or false"],
  [{ clickHandler: "alert(1)" }, "slots.0.clickHandler: must be the name of a function of the script"],
])("%j is an error of one line", (mistake, reason) => {
  expect(configurationErrorOf({ "ads.json": { slots: [{ ...slot, ...mistake }] } })).toBe(`CONTENT_DIR: ads.json, ${reason}`);
});

test("an unknown field and a repeated id are errors", () => {
  expect(configurationErrorOf({ "ads.json": { slots: [{ ...slot, sizee: "728x90" }] } })).toMatch(/^CONTENT_DIR: ads\.json, slots\.0: .*sizee/);
  expect(configurationErrorOf({ "ads.json": { slots: [slot, slot] } })).toBe("CONTENT_DIR: ads.json, slots: has the same id twice");
});

describe("the takedown list", () => {
  test("may omit empty lists", () => {
    expect(readConfigWithFiles({ "takedown.json": { movies: [19] } }).takedown).toEqual({ movies: [19], series: [], people: [] });
  });

  test.each([
    [{ movies: ["19"] }, "movies.0: must be a whole number"],
    [{ people: [-1] }, "people.0: must be above 0"],
    [{ series: 7 }, "series: must be a list of ids"],
  ])("%j is an error of one line", (list, reason) => {
    expect(configurationErrorOf({ "takedown.json": list })).toBe(`CONTENT_DIR: takedown.json, ${reason}`);
  });
});
