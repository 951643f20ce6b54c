import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleReview } from "#tests/support/sample-titles.ts";
import { AboutText } from "./about-text.tsx";
import { ReviewList } from "./reviews/review-list.tsx";

const browser = fakeBrowser();
beforeEach(() => {
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(200);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(66);
});

const isClamped = (text: string) => screen.getByText(text).className.split(" ").includes("line-clamp-3");

test("'About {title}' is cut until Read More is pressed, and again after Read Less", async () => {
  renderPart(<AboutText title="Metropolis" text="A city." names={[]} />);
  browser.notifyLayoutChange();
  const about = within(screen.getByRole("region", { name: "About Metropolis" }));
  expect(isClamped("A city.")).toBe(true);
  await userEvent.click(about.getByRole("button", { name: "Read More" }));
  expect(isClamped("A city.")).toBe(false);
  await userEvent.click(about.getByRole("button", { name: "Read Less" }));
  expect(isClamped("A city.")).toBe(true);
});

test("a review has its author, a rating out of 10 or 'No rating', and three lines of text", () => {
  const avatar = { avatar_path: "/a.jpg", rating: 7 };
  renderPart(
    <ReviewList reviews={[sampleReview("a", { author_details: avatar }), sampleReview("b", { author_details: { avatar_path: null, rating: null } })]} />,
  );
  const captions = screen.getAllByRole("figure").map((review) => review.querySelector("figcaption")?.textContent);
  expect(captions).toEqual(["Author a7/10", "ABAuthor bNo rating"]);
  expect(screen.getAllByRole("figure").map((review) => review.querySelector("img") !== null)).toEqual([true, false]);
  expect([isClamped("Review a."), isClamped("Review b.")]).toEqual([true, true]);
});

test("a review that is cut opens and closes; one that fits has nothing to open", async () => {
  renderPart(<ReviewList reviews={[sampleReview("a", { content: "A long review. ".repeat(20) })]} />);
  browser.notifyLayoutChange();
  const details = screen.getByRole("figure").querySelector("details");
  expect(details?.querySelector("summary .sr-only")?.textContent).toBe(" of the review by Author a");
  await userEvent.click(screen.getByText("Read more"));
  expect(details?.open).toBe(true);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(200);
  act(browser.notifyLayoutChange);
  await userEvent.click(screen.getByText("Read less"));
  expect(details?.open).toBe(false);
  act(browser.notifyLayoutChange);
  expect(screen.queryByText("Read more")).toBeNull();
});

test("an empty list of reviews shows a sentence", () => {
  renderPart(<ReviewList reviews={[]} />);
  expect(screen.getByText("There are no reviews of this title yet.")).toBeTruthy();
});
