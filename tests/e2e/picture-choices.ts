import type { Page } from "@playwright/test";

/** A laid out picture. */
export type ShownPicture = {
  name: string;
  /** Its width in CSS pixels. */
  shownPx: number;
  /** The width in CSS pixels that `sizes` declares. */
  promisedPx: number;
  /** The widths of its `srcset`. */
  widthsPx: number[];
  /** The width that the browser has chosen. */
  chosenPx: number;
  /** The chosen widths of the same picture elsewhere on the page. */
  elsewherePx: number[];
};

function measure(): ShownPicture[] {
  const widthOf = (address: string) => Number(/\/w(\d+)\//.exec(address)?.[1] ?? 0);
  const ruler = document.body.appendChild(document.createElement("div"));
  ruler.style.position = "absolute";
  const lengthPx = (length: string) => {
    ruler.style.width = length;
    return ruler.getBoundingClientRect().width;
  };
  /** "(min-width: 640px) 30vw, 45vw": the first whose media condition matches. */
  const promisedPx = (sizes: string) => {
    const choices = sizes.split(", ").map((choice) => /^(\(.*?\)) (.*)$/.exec(choice) ?? [choice, "all", choice]);
    return lengthPx(choices.find(([, condition]) => matchMedia(condition ?? "all").matches)?.[2] ?? "100vw");
  };
  const shown = [...document.querySelectorAll<HTMLImageElement>("main img[srcset]")].filter((image) => image.checkVisibility());
  /** The stage and the videos ask for the very file that the hero shows: it costs no request, whatever its size there. */
  const isHeroFile = (image: HTMLImageElement) =>
    image.closest('[data-slot="backdrop"]') === null &&
    shown.some((other) => other.closest('[data-slot="backdrop"]') !== null && other.srcset === image.srcset && other.sizes === image.sizes);
  const fileOf = (address: string) => address.replace(/^.*\/w\d+\//, "");
  const pictures = shown
    .filter((image) => !isHeroFile(image))
    .map((image) => {
      const source = [...(image.parentElement?.querySelectorAll("source") ?? [])].find(({ media }) => matchMedia(media).matches) ?? image;
      const place = image.closest("[data-slot], [aria-label]");
      return {
        name: `${place?.getAttribute("data-slot") ?? place?.getAttribute("aria-label")}: ${source.sizes}`,
        // The width before a card's hover or fade scales it.
        shownPx: image.offsetWidth,
        promisedPx: promisedPx(source.sizes),
        widthsPx: source.srcset
          .split(", ")
          .map(widthOf)
          .toSorted((a, b) => a - b),
        chosenPx: widthOf(image.currentSrc),
        elsewherePx: shown
          .filter((other) => other !== image && fileOf(other.currentSrc) === fileOf(image.currentSrc))
          .map((other) => widthOf(other.currentSrc)),
      };
    });
  ruler.remove();
  return pictures;
}

/** Every visible picture with a `srcset`, but for those of the hero's file elsewhere. */
export const picturesOf = (page: Page): Promise<ShownPicture[]> => page.evaluate(measure);

/**
 * Whether the chosen width is the smallest that is enough, or a larger one that the page had fetched for another place already. On dense screens Chromium may take the one below, where that is nearer (it
 * compares with the geometric mean of the two).
 */
export function isSmallestEnough({ shownPx, widthsPx, chosenPx, elsewherePx }: ShownPicture, density: number): boolean {
  if (elsewherePx.includes(chosenPx)) return true;
  const largest = widthsPx.length - 1;
  const smallestFrom = (px: number) =>
    Math.max(
      0,
      widthsPx.findIndex((width, index) => width >= px || index === largest),
    );
  const neededPx = shownPx * density;
  const least = smallestFrom(neededPx * 0.96) - (density > 1 ? 1 : 0);
  return widthsPx.slice(Math.max(0, least), smallestFrom(neededPx) + 1).includes(chosenPx);
}
