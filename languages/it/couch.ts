import { layout } from "./couch/layout.ts";

export const words = { layout };
