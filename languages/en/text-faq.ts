import { faq as page } from "./texts/faq.ts";

export const words = { page };
