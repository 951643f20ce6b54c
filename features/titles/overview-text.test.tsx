import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderInEnglish } from "#tests/support/in-english.tsx";
import { MemoryRouter } from "#tests/support/memory-router.tsx";
import { OverviewText } from "./overview-text.tsx";

const browser = fakeBrowser();
const heightPx = { text: 0, visible: 0 };
beforeEach(() => {
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(() => heightPx.text);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockImplementation(() => heightPx.visible);
});

let entries = 0;

function show(sizesPx: typeof heightPx) {
  entries += 1;
  Object.assign(heightPx, sizesPx);
  renderInEnglish(
    <MemoryRouter entryKey={`overview ${entries}`}>
      <OverviewText>A long story.</OverviewText>
    </MemoryRouter>,
  );
  act(browser.notifyLayoutChange);
  return screen.getByText("A long story.");
}

test("an overview of more than four lines opens in its place, and closes", async () => {
  const text = show({ text: 300, visible: 116 });
  expect(text.className).toContain("line-clamp-4");
  const more = screen.getByRole("button", { name: "More of the overview" });
  expect(more.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(more);
  expect(text.className).not.toMatch(/(^| )line-clamp-4/);
  await userEvent.click(screen.getByRole("button", { name: "Less of the overview", expanded: true }));
  expect(text.className).toContain("line-clamp-4");
});

test("one that fits has no button", () => {
  show({ text: 116, visible: 116 });
  expect(screen.queryByRole("button")).toBeNull();
});
