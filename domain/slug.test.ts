import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "./limits.ts";
import { slugOf } from "./slug.ts";

const anyTitle = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.string({ unit: "grapheme", maxLength: 300 }), fc.string({ maxLength: 300 }));

describe("the slug of a title", () => {
  test.each([
    ["The Kid", "the-kid"],
    ["Amélie", "amelie"],
    ["  Dr. Strangelove: or, How I Learned…  ", "dr-strangelove-or-how-i-learned"],
    ["2001: A Space Odyssey", "2001-a-space-odyssey"],
    ["Æon Flux", "aeon-flux"],
    ["Łódź, Größe & Đakovo", "lodz-grosse-dakovo"],
    ["Œuvre, Ørsted, Þór, ð & ı", "oeuvre-orsted-thor-d-i"],
    ["İstanbul", "istanbul"],
    ["Ⅷ½", "viii1-2"],
    ["東京物語", ""],
    ["---", ""],
    ["", ""],
    ["</script><script>alert(1)</script>", "script-script-alert-1-script"],
  ])("%j gives %j", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test("is the same for a combining and a composed accent", () => {
    expect(slugOf("Ame\u0301lie")).toBe(slugOf("Am\u00e9lie"));
  });

  test("is cut to 100 characters and ends in no hyphen", () => {
    expect(slugOf("a".repeat(300))).toBe("a".repeat(100));
    expect(slugOf(`${"a".repeat(99)} b`)).toBe("a".repeat(99));
  });

  test("uses the first 1,000 characters only", () => {
    expect(slugOf(`${" ".repeat(limits.slug.inputMaxChars - 1)}a`)).toBe("a");
    expect(slugOf(`${" ".repeat(limits.slug.inputMaxChars)}a`)).toBe("");
  });

  test("is idempotent", () => {
    fc.assert(fc.property(anyTitle, (title) => slugOf(slugOf(title)) === slugOf(title)));
  });

  test("has single hyphens between letters and digits and at most 100 characters, for any title", () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        expect(slugOf(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugOf(title).length).toBeLessThanOrEqual(100);
      }),
    );
  });
});
