import { cookies as page } from "./texts/cookies.ts";

export const words = { page };
