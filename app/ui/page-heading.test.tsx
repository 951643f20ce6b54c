import { beforeEach, expect, test } from "vitest";
import { renderInEnglish } from "#tests/support/in-english.tsx";
import { focusHeading } from "./heading-focus.ts";
import { PageHeading } from "./page-heading.tsx";

let field: HTMLInputElement;
beforeEach(() => {
  document.body.replaceChildren();
  field = document.body.appendChild(document.createElement("input"));
});

const mountHeading = () => renderInEnglish(<PageHeading>Metropolis</PageHeading>).getByRole("heading");

test("the heading of a page that had to load has the focus after a navigation", () => {
  focusHeading();
  const heading = mountHeading();
  expect(document.activeElement).toBe(heading);
});

test("without a navigation it does not take the focus", () => {
  mountHeading();
  expect(document.activeElement).toBe(document.body);
});

test("a search that was submitted leaves its field", () => {
  field.focus();
  focusHeading();
  const heading = mountHeading();
  expect(document.activeElement).toBe(heading);
});

test("a visitor who has gone to a field meanwhile stays in it", () => {
  focusHeading();
  field.focus();
  mountHeading();
  expect(document.activeElement).toBe(field);
});

test("a visitor who goes on typing in the same field stays in it", () => {
  field.focus();
  focusHeading();
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  mountHeading();
  expect(document.activeElement).toBe(field);
});
