import type { Words } from "../words.ts";
import { contact as page } from "./texts/contact.ts";

export const words: Words["text-contact"] = { page };
