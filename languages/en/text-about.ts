import { about as page } from "./texts/about.ts";

export const words = { page };
