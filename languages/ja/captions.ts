import type { Words } from "../words.ts";
import { captionLook } from "./player/caption-look.ts";

export const words: Words["captions"] = { captionLook };
