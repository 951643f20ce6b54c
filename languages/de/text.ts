import { textIn } from "../text.ts";

export const { number, decimal, plural, list } = textIn({ locale: "de", group: ".", point: ",", and: " und " });

/** "7,8" of "7.8" */
export const decimalText = (text: string): string => text.replace(".", ",");
