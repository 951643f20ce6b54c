import { createHash } from "node:crypto";
import { type AdSlot, adTriggerMessage } from "#domain/ad.ts";

/**
 * All of ours that runs in an ad's frame: it hears our page's triggers, from our page alone, and calls the function that the ad script
 * exposes. In a sandbox `location.origin` is still the address' origin, which is ours. Allowed by its hash, so that no host
 * of ours is; in a block, so that it leaves no names behind for the ad's script to trip over.
 */
const bridge = [
  "{const name = document.documentElement.dataset.handler;",
  'addEventListener("message", (event) => {',
  "if (event.source !== parent || event.origin !== location.origin) return;",
  `if (event.data?.type !== "${adTriggerMessage}" || typeof window[name] !== "function") return;`,
  "window[name](event.data.trigger);",
  "});}",
].join("");

/** The bridge as a source of `script-src`. */
export const bridgeSource = `'sha256-${createHash("sha256").update(bridge).digest("base64")}'`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The document around a slot's script. Nothing in it knows the visitor, the page or the film. */
export function adDocument(slot: AdSlot): string {
  const handler = slot.clickHandler === null ? "" : ` data-handler="${escaped(slot.clickHandler)}"`;
  const listening = slot.clickHandler === null ? "" : `<script>${bridge}</script>`;
  return `<!doctype html><html lang="en"${handler}><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Advertisement</title><style>body{margin:0}</style></head><body>${listening}<script src="${escaped(slot.scriptUrl)}"></script></body></html>`;
}
