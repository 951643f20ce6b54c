import { textIn } from "../text.ts";

const { number, plural } = textIn({ locale: "en", group: ",", point: ".", and: " and " });

/** "12,345" */
export const countText = number;

/** "1 film", "12,345 films". */
export const counted = (count: number, one: string, many = `${one}s`): string => plural(count, { one: `# ${one}`, other: `# ${many}` });
