import type { Page } from "@playwright/test";

/** A line of text, in CSS pixels from its container's upper left corner. */
type TextLine = { text: string; color: string; x: number; y: number; width: number; height: number };

/** The visible lines of text below `selector`, whose letters become invisible without a change of what is behind them. */
function hideText(selector: string): TextLine[] {
  const container = document.querySelector(selector);
  if (!container) return [];
  const origin = container.getBoundingClientRect();
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: TextLine[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element?.checkVisibility() || element.closest('[aria-hidden="true"]')) continue;
    range.selectNodeContents(walker.currentNode);
    const { bottom } = element.getBoundingClientRect();
    for (const line of range.getClientRects()) {
      const isShown = line.width > 1 && line.height > 1 && line.top < bottom - 1;
      const [x, y] = [line.x - origin.x, line.y - origin.y];
      if (isShown)
        lines.push({ text: walker.currentNode.textContent ?? "", color: getComputedStyle(element).color, x, y, width: line.width, height: line.height });
    }
  }
  for (const element of container.querySelectorAll<HTMLElement>("*")) element.style.setProperty("-webkit-text-fill-color", "transparent");
  return lines;
}

/** The lowest contrast of each line with a point behind it. */
async function contrastsOf({ lines, picture }: { lines: TextLine[]; picture: string }): Promise<number[]> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const contextOf = (width: number, height: number) => {
    const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    return context;
  };
  const linear = (byte = 0) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  const luminances = (context: CanvasRenderingContext2D, { x, y, width, height }: Omit<TextLine, "text" | "color">): number[] => {
    const { data } = context.getImageData(x, y, Math.ceil(width), Math.ceil(height));
    return Array.from({ length: data.length / 4 }, (_, pixel) => {
      const [red, green, blue] = data.subarray(4 * pixel);
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    });
  };
  const behind = contextOf(image.width, image.height);
  behind.drawImage(image, 0, 0);
  const swatch = contextOf(1, 1);
  return lines.map((line) => {
    swatch.fillStyle = line.color;
    swatch.fillRect(0, 0, 1, 1);
    const [own = 0] = luminances(swatch, { x: 0, y: 0, width: 1, height: 1 });
    return luminances(behind, line).reduce((lowest, one) => Math.min(lowest, (Math.max(own, one) + 0.05) / (Math.min(own, one) + 0.05)), 21);
  });
}

/** The lines of text below `selector` that have a contrast of less than 4.5:1 with a point behind them. */
export async function faintText(page: Page, selector: string): Promise<string[]> {
  const lines = await page.evaluate(hideText, selector);
  if (lines.length === 0) throw new Error(`no text in ${selector}`);
  const picture = await page.locator(selector).screenshot({ scale: "css" });
  // The site's policy forbids `data:` pictures.
  const blank = await page.context().newPage();
  const contrasts = await blank.evaluate(contrastsOf, { lines, picture: `data:image/png;base64,${picture.toString("base64")}` });
  await blank.close();
  return lines.flatMap(({ text }, index) => ((contrasts[index] ?? 0) < 4.5 ? [`${text}: ${contrasts[index]?.toFixed(2)}`] : []));
}
