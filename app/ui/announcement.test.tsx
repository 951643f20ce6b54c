import { act, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { renderInEnglish } from "#tests/support/in-english.tsx";
import { announcerId, useAnnouncement } from "./announcement.ts";

function Announced({ text }: { text: string }) {
  useAnnouncement(text);
  return <p>{text}</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
  renderInEnglish(<p id={announcerId} role="status" />);
});

const spoken = () => screen.getByRole("status").textContent;

test("speaks a text in the region that was there before, and is silent about it after three seconds", () => {
  renderInEnglish(<Announced text="Loading the page" />);
  expect(spoken()).toBe("Loading the page");
  act(() => void vi.advanceTimersByTime(3000));
  expect(spoken()).toBe("");
});

test("does not speak what stands in the server's document", () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Announced text="Nothing found from 1999" />);
  document.body.append(container);
  const { rerender } = renderInEnglish(<Announced text="Nothing found from 1999" />, { container, hydrate: true });
  expect(spoken()).toBe("");
  rerender(<Announced text="Nothing found from 1998" />);
  expect(spoken()).toBe("Nothing found from 1998");
});
