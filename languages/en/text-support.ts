import { support as page } from "./texts/support.ts";

export const words = { page };
