import { privacy as page } from "./texts/privacy.ts";

export const words = { page };
