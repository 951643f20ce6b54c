/** True from Chromium 108 and Safari 16.4 on: in older ones half of a page's script would fail (decision 110). */
export const runsScripts = (): boolean => CSS.supports("height: 1dvh") && "CompressionStream" in window;

/** Shows what the page has for browsers without script: with this one running, they show none of it by themselves. */
export function showWithoutScript(): void {
  for (const element of document.body.querySelectorAll("noscript")) element.outerHTML = element.textContent;
  for (const element of document.querySelectorAll<HTMLElement>('[class*="noscript:"]')) {
    if (element.classList.contains("noscript:hidden")) element.hidden = true;
    else element.classList.remove("hidden", "invisible", "max-lg:hidden", "max-md:hidden");
  }
}
