import type { PublicSite } from "#domain/site.ts";
import { articles } from "./articles/articles.ts";

const blogs = ({ name: siteName }: Pick<PublicSite, "name">) => ({
  title: "Blogs",
  description: `Six short articles on ${siteName}: how silent comedy times a joke, the craft of serials, open films, choosing a film, aspect ratios and captions.`,
  lead: "Something to read while the popcorn pops: films, how they are made, and how to watch them.",
});

const backToHomepage = "Back to Homepage";

export const words = { page: blogs, articles, backToHomepage };
