// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { ClampedText } from "./clamped-text.tsx";

const browser = fakeBrowser();
const height = { text: 200, shown: 66 };
beforeEach(() => {
  Object.assign(height, { text: 200, shown: 66 });
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(() => height.text);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockImplementation(() => height.shown);
});

let visits = 0;

function shown() {
  visits += 1;
  render(
    <MemoryRouter initialEntries={[{ pathname: "/", key: `visit ${visits}` }]}>
      <ClampedText name="text" more="Read More" less="Read Less">
        A long text.
      </ClampedText>
    </MemoryRouter>,
  );
  const text = screen.getByText("A long text.");
  const measured = (sizes: Partial<typeof height>) => {
    Object.assign(height, sizes);
    act(browser.tellOfLayout);
  };
  return { text, measured };
}

describe("a long text", () => {
  test("is cut until the visitor wants the rest, and cut again", async () => {
    const { text, measured } = shown();
    measured({});
    expect(text.className).toContain("line-clamp-3");
    const button = screen.getByRole("button", { name: "Read More" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(button);
    expect(text.className).not.toMatch(/(^| )line-clamp-3/);
    expect(screen.getByRole("button", { name: "Read Less" }).getAttribute("aria-expanded")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "Read Less" }));
    expect(text.className).toContain("line-clamp-3");
  });

  test("keeps its button while it is open, although nothing is cut then", async () => {
    const { measured } = shown();
    await userEvent.click(screen.getByRole("button"));
    measured({ shown: 200 });
    expect(screen.getByRole("button", { name: "Read Less" })).toBeTruthy();
  });
});

test("a text that fits its lines has no button, and gets one where the width no longer holds it", () => {
  const { measured } = shown();
  measured({ text: 66 });
  expect(screen.queryByRole("button")).toBeNull();
  measured({ text: 88 });
  expect(screen.getByRole("button", { name: "Read More" })).toBeTruthy();
});
