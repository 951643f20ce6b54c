import { contact as page } from "./texts/contact.ts";

export const words = { page };
