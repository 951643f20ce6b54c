/** Whether lines of the page run from right to left. */
export const isRightToLeft = (): boolean => document.dir === "rtl";

const opposite: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** The key of the same meaning on a page from left to right: what comes next stands at the left where lines begin at the right. */
export const keyByDirection = (key: string): string => (isRightToLeft() ? (opposite[key] ?? key) : key);
