import { captionLook } from "./player/caption-look.ts";

export const words = { captionLook };
