/** `text`: with markup such as `<i>`; lines end in "\n". */
export type Caption = { startS: number; endS: number; text: string };

/** A film of three hours has about 2,500 captions. */
export const maxCaptions = 20_000;
/** A caption takes four or five. */
const maxLines = 5 * maxCaptions;
const maxTextChars = 1000;

export const linesOf = (file: string): string[] => file.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/, maxLines);

/** Styling that SubRip files borrow from other formats: "{\\an8}", "{y:i}". */
const withoutOverrides = (text: string): string => text.replace(/\{(?:\\|[a-z]:)[^{}]{0,200}\}/gi, "");

/** What a caption shows, its line breaks in one form. */
export const shownText = (text: string): string => withoutOverrides(text.slice(0, maxTextChars).replace(/<br\s{0,2}\/?>/gi, "\n")).trim();
