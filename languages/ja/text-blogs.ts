import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";
import { backToHomepage, blogs as page } from "./texts/blogs.ts";

export const words: Words["text-blogs"] = { page, articles, backToHomepage };
