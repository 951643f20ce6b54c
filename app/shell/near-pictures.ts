import { afterFirstPaint } from "./first-paint.ts";

/** Ours. Until the page has loaded, only what is in the window: below it is a picture that the visitor does not wait for. */
const marginPx = { beforeLoad: 0, afterLoad: 300 } as const;

/** Releases the pictures whose parent element is that near to the window. A held picture itself is elsewhere (theme.css). */
function releaseNear(belowPx: number): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) for (const image of target.getElementsByTagName("img")) image.dataset.near = "";
    },
    { rootMargin: `0px 0px ${belowPx}px` },
  );
}

/**
 * Holds lazy pictures back until the page is painted and they are near the window, or until the visitor scrolls. Otherwise they share the line with the
 * page's largest picture, and Chromium fetches them from 1,250 px below the window, on slow lines from 2,500 px. The address stays in the document, so that crawlers, printing and a browser without script have it.
 */
export function holdPictures(): void {
  const { dataset } = document.documentElement;
  let near: IntersectionObserver | undefined;
  const observe = () => {
    for (const image of document.images)
      if (image.loading === "lazy" && image.dataset.near === undefined && image.parentElement) near?.observe(image.parentElement);
  };
  const insertions = new MutationObserver(observe);
  const releaseUpTo = (belowPx: number) => {
    near?.disconnect();
    near = releaseNear(belowPx);
    observe();
  };
  const widen = () => afterFirstPaint(() => releaseUpTo(marginPx.afterLoad));
  const release = () => {
    delete dataset.pictures;
    insertions.disconnect();
    near?.disconnect();
    removeEventListener("load", widen);
  };
  dataset.pictures = "";
  insertions.observe(document, { childList: true, subtree: true });
  afterFirstPaint(() => releaseUpTo(document.readyState === "complete" ? marginPx.afterLoad : marginPx.beforeLoad));
  addEventListener("load", widen, { once: true });
  // Also of a row that scrolls sideways.
  addEventListener("scroll", release, { capture: true, once: true, passive: true });
}
