import { createHash } from "node:crypto";
import { escapeHtml } from "#domain/escape-html.ts";
import type { AdSlot } from "#domain/site.ts";
import { adTriggerMessage } from "#features/ads/model/ad-frame.ts";

/**
 * The site's only script in an ad's frame. It receives triggers from our page alone and calls the function that the ad's script exposes.
 * In a sandbox `location.origin` is still our origin. The policy allows the script by its hash, so that none of our hosts is allowed.
 * The block keeps its names out of the ad script's scope.
 */
const bridge = [
  "{const name = document.documentElement.dataset.handler;",
  'addEventListener("message", (event) => {',
  "if (event.source !== parent || event.origin !== location.origin) return;",
  `if (event.data?.type !== "${adTriggerMessage}" || typeof window[name] !== "function") return;`,
  "window[name](event.data.trigger);",
  "});}",
].join("");

/** For `script-src`. */
export const bridgeSource = `'sha256-${createHash("sha256").update(bridge).digest("base64")}'`;

/** The document around a slot's script. It holds nothing about the visitor, the page or the film. */
export function adDocument(slot: AdSlot): string {
  const handler = slot.clickHandler === null ? "" : ` data-handler="${escapeHtml(slot.clickHandler)}"`;
  const bridgeTag = slot.clickHandler === null ? "" : `<script>${bridge}</script>`;
  return `<!doctype html><html lang="en"${handler}><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Advertisement</title><style>body{margin:0}</style></head><body>${bridgeTag}<script src="${escapeHtml(slot.scriptUrl)}"></script></body></html>`;
}
