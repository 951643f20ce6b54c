import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonForScript } from "./json-for-script.server.ts";

test("escapes what could close the element, open a comment or break a line", () => {
  expect(jsonForScript({ a: "</script><!--&\u2028\u2029" })).toBe('{"a":"\\u003c/script\\u003e\\u003c!--\\u0026\\u2028\\u2029"}');
});

test("parses to the original value", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
      const text = jsonForScript(value);
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
