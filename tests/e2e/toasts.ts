import type { Page } from "@playwright/test";

/** Records the texts of all toasts from now on, also after a reload. On a slow machine a toast may disappear before the test checks. */
export async function recordToasts(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction("recordToast", (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const { recordToast } = window as unknown as { recordToast: (text: string) => void };
    const record = (node: Node) => {
      if (!(node instanceof Element)) return;
      for (const one of [node, ...node.querySelectorAll("*")]) if (one.matches("[data-slot=toast]")) recordToast(one.textContent);
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(record);
    }).observe(document, { childList: true, subtree: true });
  });
  return seen;
}
