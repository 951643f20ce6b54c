import { afterFirstPaint } from "./first-paint.ts";

/** A visitor who does one of these is about to use the page. */
const signs = ["pointerdown", "pointermove", "keydown", "scroll"] as const;
/** Ours: a picture that never comes must not leave the page without script. */
const longestWaitMs = 3000;

/** A picture may need a frame for decoding. A hidden window has no frames. */
function afterTwoFrames(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)));
}

/** Each in a task of its own: the start of a request takes a slow phone 10 ms. */
function insertOneByOne([next, ...later]: readonly Element[]): void {
  if (!next) return;
  document.head.append(next);
  setTimeout(() => insertOneByOne(later));
}

/**
 * Inserts the page's scripts, which the document has in an inert template: once the page has loaded and been painted, at the visitor's first sign,
 * or after 3 s. Until then the largest picture has the line for itself, and links and forms work without script.
 */
export function startScripts(): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    const scripts = document.querySelector<HTMLTemplateElement>("template#scripts");
    if (scripts) insertOneByOne([...document.importNode(scripts.content, true).children]);
  };
  for (const sign of signs) addEventListener(sign, start, true);
  setTimeout(start, longestWaitMs);
  // A page from a near cache has loaded before its first paint.
  const startAfterPaint = () => afterFirstPaint(() => afterTwoFrames(start));
  if (document.readyState === "complete") startAfterPaint();
  else addEventListener("load", startAfterPaint, { once: true });
}
