// Before Play, of a video of the operator's that not every browser plays. `name`: of its codecs or its format, "HEVC".

const inFormat = (name: string | null): string => (name === null ? "Dieses Video hat ein Format, das" : `Dieses Video hat das Format ${name}, das`);
export const formatNote = {
  noBrowser: (name: string | null): string => `${inFormat(name)} kein Browser abspielt`,
  notThisBrowser: (name: string | null): string => `${inFormat(name)} dein Browser nicht abspielt`,
  notEveryBrowser: (name: string | null): string => `${inFormat(name)} nicht jeder Browser abspielt`,
};
