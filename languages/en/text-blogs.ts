import { articles } from "./articles/articles.ts";
import { backToHomepage, blogs as page } from "./texts/blogs.ts";

export const words = { page, articles, backToHomepage };
