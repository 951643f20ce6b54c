import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderInEnglish } from "#tests/support/in-english.tsx";
import { MemoryRouter } from "#tests/support/memory-router.tsx";
import { ClampedText } from "./clamped-text.tsx";

const browser = fakeBrowser();
const heightPx = { text: 200, visible: 66 };
beforeEach(() => {
  Object.assign(heightPx, { text: 200, visible: 66 });
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(() => heightPx.text);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockImplementation(() => heightPx.visible);
});

let entries = 0;

function show() {
  entries += 1;
  renderInEnglish(
    <MemoryRouter entryKey={`entry ${entries}`}>
      <ClampedText name="text" about="About Metropolis" more="Read More" less="Read Less">
        A long text.
      </ClampedText>
    </MemoryRouter>,
  );
  const text = screen.getByText("A long text.");
  const layOut = (sizesPx: Partial<typeof heightPx>) => {
    Object.assign(heightPx, sizesPx);
    act(browser.notifyLayoutChange);
  };
  return { text, layOut };
}

describe("a long text", () => {
  test("is cut until 'Read More' is pressed, and again after 'Read Less'", async () => {
    const { text, layOut } = show();
    layOut({});
    expect(text.className).toContain("line-clamp-3");
    const button = screen.getByRole("button", { name: "Read More" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe("About Metropolis");
    await userEvent.click(button);
    expect(text.className).not.toMatch(/(^| )line-clamp-3/);
    expect(screen.getByRole("button", { name: "Read Less" }).getAttribute("aria-expanded")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "Read Less" }));
    expect(text.className).toContain("line-clamp-3");
  });

  test("keeps its button while it is open and nothing is cut", async () => {
    const { layOut } = show();
    await userEvent.click(screen.getByRole("button"));
    layOut({ visible: 200 });
    expect(screen.getByRole("button", { name: "Read Less" })).toBeTruthy();
  });
});

test("a text that fits its lines has no button until it no longer fits", () => {
  const { layOut } = show();
  layOut({ text: 66 });
  expect(screen.queryByRole("button")).toBeNull();
  layOut({ text: 88 });
  expect(screen.getByRole("button", { name: "Read More" })).toBeTruthy();
});
