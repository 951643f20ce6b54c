// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { onToast } from "#app/ui/toast-channel.ts";
import { notices } from "#domain/notices.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { SharePanel } from "./share-panel.tsx";

const url = "https://matinee.example/movie/19-metropolis";
const panel = () => renderPart(<SharePanel title={`"Metropolis" & more`} path="/movie/19-metropolis" />);
const share = () => screen.getByRole("button", { name: "Share" });
const opened = async () => {
  panel();
  await userEvent.click(share());
};

describe("the share panel", () => {
  test("opens and closes", async () => {
    panel();
    expect(share().getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("list")).toBeNull();
    await userEvent.click(share());
    expect(share().getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByRole("list").id).toBe(share().getAttribute("aria-controls"));
    await userEvent.click(share());
    expect(screen.queryByRole("list")).toBeNull();
  });

  test("is closed by Escape, which gives the focus back", async () => {
    await opened();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Facebook");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("list")).toBeNull();
    expect(document.activeElement).toBe(share());
  });

  test("is closed by Escape on its button as well, and by a press elsewhere", async () => {
    await opened();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("list")).toBeNull();
    await userEvent.click(share());
    fireEvent.pointerDown(screen.getByRole("link", { name: "Telegram" }));
    expect(screen.getByRole("list")).toBeTruthy();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole("list")).toBeNull();
  });

  test("leads to the five networks with the page and section 2's text", async () => {
    await opened();
    const text = 'Check out ""Metropolis" & more" on Matinee!';
    const links = screen.getAllByRole("link").map((link) => [link.textContent, Object.fromEntries(new URL((link as HTMLAnchorElement).href).searchParams)]);
    expect(links).toEqual([
      ["Facebook", { u: url, quote: text }],
      ["Twitter", { url, text }],
      ["LinkedIn", { url, title: text }],
      ["WhatsApp", { text: `${text} ${url}` }],
      ["Telegram", { url, text }],
    ]);
  });

  test("opens a network in a pop-up that cannot reach back", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    await opened();
    const link = screen.getByRole("link", { name: "Telegram" }) as HTMLAnchorElement;
    expect(link.rel).toBe("noopener noreferrer");
    expect(fireEvent.click(link)).toBe(false);
    expect(open).toHaveBeenCalledExactlyOnceWith(link.href, "_blank", expect.stringMatching(/popup.*noopener/));
  });

  test.each(["ctrlKey", "metaKey", "shiftKey"])("leaves a click with the %s to the browser", async (modifier) => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    await opened();
    const link = screen.getByRole("link", { name: "Telegram" });
    // jsdom cannot follow links; what counts is that the panel does not.
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { [modifier]: true });
    expect(open).not.toHaveBeenCalled();
  });
});

describe("copying the link", () => {
  const told = vi.fn();
  let stop: () => void;
  beforeEach(() => {
    told.mockClear();
    stop = onToast(told);
    vi.useFakeTimers();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  async function copied(writeText: ((text: string) => Promise<void>) | undefined) {
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { clipboard: writeText && { writeText } }));
    panel();
    fireEvent.click(share());
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Copy link" })));
  }

  test("says so for two seconds, and in a toast", async () => {
    const writeText = vi.fn(async () => undefined);
    await copied(writeText);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
    expect(told.mock.calls).toEqual([[notices.linkCopied]]);
    act(() => void vi.advanceTimersByTime(1999));
    expect(screen.getByRole("button", { name: "Copied" })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole("button", { name: "Copy link" })).toBeTruthy();
  });

  test.each([
    ["is refused", () => Promise.reject(new Error("denied"))],
    ["is not there", undefined],
  ])("says that it failed where the clipboard %s", async (_, writeText) => {
    await copied(writeText);
    expect(told.mock.calls).toEqual([[notices.linkNotCopied]]);
    expect(screen.getByRole("button", { name: "Copy link" })).toBeTruthy();
  });
});
