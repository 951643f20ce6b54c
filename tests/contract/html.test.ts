import { HtmlValidate } from "html-validate/node";
import { afterAll, expect, test } from "vitest";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { pageKinds } from "#tests/support/page-kinds.ts";

// Each kind of page is valid HTML. What is off, and why, is listed here.

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React's spelling of attributes and its ids.
    ...{
      "attr-case": "off",
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "doctype-style": "off",
      "valid-id": ["error", { relaxed: true }],
    },
    // All scripts and styles are of this origin, with their hash in their name.
    "require-sri": "off",
    // Names of lists, which screen readers say.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Icons are named by their tooltip: a label beside it would be read twice. That each has a name is what axe looks for in the journeys.
    ...{ "wcag/h30": "off", "text-content": "off" },
    // Genres that are wanted and genres that are not are checkboxes of one name each, running times two fields.
    "form-dup-name": "off",
    // Firefox restores the choice of another visit unless a radio button has it.
    "valid-autocomplete": "off",
    // The search box submits by Enter and by the keyboard's search key.
    "wcag/h32": "off",
  },
});

const site = await startBuiltServer({ CONTACT_EMAIL: "box@ritz.example" });
afterAll(() => site.stop());

test.each(pageKinds)("%s is valid", async (path) => {
  const html = await (await fetch(site.url + path)).text();
  // A browser ignores them, and html-validate does not know them.
  expect(html.match(/<img(?=[^>]* sizes=)(?![^>]* srcset=)[^>]*>/i)).toBeNull();
  // A screen reader would read the label, and the title as its description.
  expect(html.match(/<(?=[^>]* title="([^"]+)")(?=[^>]* aria-label="[^"]*\1)[^>]*>/i)).toBeNull();
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))).toEqual([]);
});
