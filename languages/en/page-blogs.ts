import { articles } from "./articles/articles.ts";

export const words = {
  title: "Blogs",
  description: (siteName: string): string =>
    `Six short articles on ${siteName}: how silent comedy times a joke, the craft of serials, open films, choosing a film, aspect ratios and captions.`,
  lead: "Something to read while the popcorn pops: films, how they are made, and how to watch them.",
  articles,
  backToHomepage: "Back to Homepage",
};
