import { textIn } from "../text.ts";

export const { number, decimal, plural, list } = textIn({ locale: "ar", group: ",", point: ".", and: " و", comma: "، " });
