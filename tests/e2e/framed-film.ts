import { expect, type Page } from "@playwright/test";

/** The film in our own player, in the frame of a title's page. */
export const player = (page: Page) => page.frameLocator('iframe[title^="Player"]');
export const video = (page: Page) => player(page).locator("video");

/** Frames that were shown, seconds, and the file. */
export const filmNow = (page: Page) =>
  video(page).evaluate((film: HTMLVideoElement) => ({
    frames: film.getVideoPlaybackQuality().totalVideoFrames,
    at: film.currentTime,
    length: Math.round(film.duration),
    width: film.videoWidth,
    from: film.currentSrc,
  }));

export const seek = (page: Page, seconds: number) =>
  video(page).evaluate((film: HTMLVideoElement, to) => void Object.assign(film, { currentTime: to }), seconds);

export const plays = (page: Page) => expect.poll(async () => (await filmNow(page)).frames, { timeout: 30_000 }).toBeGreaterThan(2);
