import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonForScript, renderHead } from "./head-tag.server.ts";

test("renders the elements in order", () => {
  expect(
    renderHead([
      { tag: "title", text: "Metropolis" },
      { tag: "meta", attributes: { name: "description", content: "A city" } },
      { tag: "link", attributes: { rel: "canonical", href: "https://matinee.example/movie/19" } },
      { tag: "json-ld", data: { "@type": "Movie" } },
    ]),
  ).toBe(
    '<title>Metropolis</title><meta name="description" content="A city"><link rel="canonical" href="https://matinee.example/movie/19"><script type="application/ld+json">{"@type":"Movie"}</script>',
  );
});

test("escapes texts once", () => {
  expect(renderHead([{ tag: "title", text: "</title><script>alert(1)</script> &amp;" }])).toBe(
    "<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;</title>",
  );
  expect(renderHead([{ tag: "meta", attributes: { content: `"><script>` } }])).toBe('<meta content="&quot;&gt;&lt;script&gt;">');
  expect(renderHead([{ tag: "json-ld", data: { name: "</script>" } }])).toBe('<script type="application/ld+json">{"name":"\\u003c/script\\u003e"}</script>');
});

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
