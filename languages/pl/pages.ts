import type { Words } from "../words.ts";
import { number } from "./text.ts";

export const words: Words["pages"] = {
  pages: {
    read: "Czytaj cały artykuł",
    close: "Zwiń",
    minutesToRead: (minutes: number): string => `${number(minutes)}\u00a0min czytania`,
    goOnWith: "Warto obejrzeć",
    onThisPage: "Na tej stronie",
  },
};
