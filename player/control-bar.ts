import { escapeHtml } from "#domain/escape-html.ts";
import type { Words } from "#languages/words.ts";
import { icon } from "./icons.ts";

type PageWords = Words["player"]["playerPage"];

// The player's own controls as markup. They are hidden until the script replaces the browser's controls.

/** `key`: its shortcut, which the tooltip names. */
function button(part: string, label: string, content: string, { key = "", attributes = "" } = {}): string {
  const tip = key === "" ? label : `${label} (${key})`;
  return `<button type="button" class="button ${part}" data-part="${part}" data-tip="${escapeHtml(tip)}" aria-label="${escapeHtml(label)}"${attributes}>${content}</button>`;
}

/** A toggle button: `aria-pressed` holds its state, and its label does not change. */
const toggle = (part: string, label: string, off: string, on: string, key = ""): string =>
  button(part, label, off + on, { key, attributes: ' aria-pressed="false"' });

export function controlBar(words: PageWords): string {
  return [
    `<div class="bar" data-part="bar" role="group" aria-label="${escapeHtml(words.controls)}" hidden>`,
    `<input class="slider seek" data-part="seek" type="range" min="0" max="0" step="0.1" value="0" aria-label="${escapeHtml(words.seek)}">`,
    '<p class="seek-time" data-part="seek-time" aria-hidden="true" hidden></p>',
    '<div class="row">',
    button("play", words.play, icon("play", "while-still") + icon("pause", "while-playing")),
    button("back", words.back, icon("back"), { key: "J" }),
    button("forward", words.forward, icon("forward"), { key: "L" }),
    toggle("mute", words.mute, icon("sound", "when-off"), icon("muted", "when-on"), "M"),
    `<input class="slider volume" data-part="volume" type="range" min="0" max="1" step="0.05" value="1" aria-label="${escapeHtml(words.volume)}">`,
    '<p class="time"><span data-part="time">0:00</span><span class="total" data-part="total"></span></p>',
    toggle("captions", words.captions, icon("captions", "when-off"), icon("captionsOn", "when-on"), "C"),
    button("settings", words.settings, icon("gear"), { attributes: ' popovertarget="settings"' }),
    toggle("picture", words.pictureInPicture, icon("picture"), ""),
    toggle("cast", words.playOnDevice, icon("cast"), ""),
    toggle("fullscreen", words.fullScreen, icon("expand", "when-off"), icon("shrink", "when-on"), "F"),
    "</div>",
    "</div>",
  ].join("\n");
}

/** Overlays on the picture. `announcement` reports what a key press did. */
export function stateOverlays(words: PageWords): string {
  return [
    '<p class="cues"><span data-part="cues"></span></p>',
    button("big-play", words.play, icon("play", "when-off") + icon("replay", "when-on"), { attributes: " hidden" }),
    '<p class="announcement" data-part="announcement" role="status"></p>',
    '<p class="jump" data-part="jump" aria-hidden="true" hidden></p>',
    '<div class="waiting" data-part="waiting" hidden><span class="spinner" aria-hidden="true"></span></div>',
    '<p class="waiting-text" data-part="waiting-text" role="status"></p>',
    '<div class="error" data-part="error" role="alert" hidden>',
    '<p class="what" data-part="what"></p>',
    '<p data-part="advice"></p>',
    `<button type="button" class="retry" data-part="retry">${escapeHtml(words.tryAgain)}</button>`,
    `<a class="retry" data-part="download" hidden>${escapeHtml(words.download)}</a>`,
    "</div>",
  ].join("\n");
}
