import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Video } from "#features/titles/model/video.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { TrailerButton } from "./trailer-button.tsx";
import { VideosSection } from "./videos-section.tsx";

fakeBrowser();

const video = (key: string, overrides: Partial<Video> = {}): Video => ({
  key,
  site: "YouTube",
  name: `The ${key}`,
  type: "Trailer",
  official: true,
  language: "en",
  published: "2019-05-01",
  ...overrides,
});
const picture = { backdrop: "/backdrop.svg", poster: null, title: "Metropolis" };
const press = (name: string | RegExp) => act(async () => screen.getByRole("button", { name }).click());

test("lists the videos with the title's own picture alone, and loads none before a press", () => {
  const { container } = renderPart(<VideosSection videos={[video("look"), video("scene", { type: "Clip", published: "" })]} picture={picture} />);
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
    "The lookTrailer · 2019 · plays on YouTube",
    "The sceneClip · plays on YouTube",
  ]);
  expect([...container.querySelectorAll("img")].map((image) => image.getAttribute("src"))).toEqual(["/t/p/w1280/backdrop.svg"]);
  expect(container.querySelector("iframe, video")).toBeNull();
});

test("a press loads the frame in a dialog; closing drops it and returns the focus", async () => {
  renderPart(<VideosSection videos={[video("look")]} picture={picture} />);
  await press(/The look/);
  const dialog = await screen.findByRole("dialog", { name: "The look" });
  const frame = within(dialog).getByTitle("The look, plays on YouTube");
  expect(frame.getAttribute("src")).toBe("https://www.youtube-nocookie.com/embed/look?autoplay=1&playsinline=1&rel=0");
  expect(frame.getAttribute("referrerpolicy")).toBe("strict-origin-when-cross-origin");
  expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-presentation");
  await userEvent.click(within(dialog).getByRole("button", { name: "Close the video" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.querySelector("iframe")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /The look/ }));
});

test("our own video plays without a frame, with captions", async () => {
  renderPart(<TrailerButton video={video("sample.mp4", { site: "own", type: "Clip" })} />);
  await press("Sample video");
  const dialog = await screen.findByRole("dialog");
  expect(dialog.querySelector("video")?.getAttribute("src")).toBe("/player/media/sample.mp4");
  expect(dialog.querySelector("track")?.getAttribute("src")).toBe("/player/media/sample.en.vtt");
  expect(dialog.querySelector("iframe")).toBeNull();
});

test("the hero's button says in one piece of text where the trailer plays", () => {
  renderPart(<TrailerButton video={video("look")} />);
  expect(within(screen.getByRole("button", { name: "Trailer, plays on YouTube" })).getByText("Trailer, plays on YouTube")).toBeTruthy();
});

test("is absent without videos", () => {
  const { container } = renderPart(<VideosSection videos={[]} picture={picture} />);
  expect(container.textContent).toBe("");
});
