import { number } from "../text.ts";

export const pages = {
  read: "Czytaj cały artykuł",
  close: "Zwiń",
  minutesToRead: (minutes: number): string => `${number(minutes)}\u00a0min czytania`,
  goOnWith: "Warto obejrzeć",
  onThisPage: "Na tej stronie",
};
