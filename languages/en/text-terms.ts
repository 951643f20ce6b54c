import { terms as page } from "./texts/terms.ts";

export const words = { page };
