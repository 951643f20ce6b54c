// Before Play, of a video of the operator's that not every browser plays. `name`: of its codecs or its format, "HEVC".

const inFormat = (name: string | null): string => (name === null ? "To wideo ma format, którego" : `To wideo ma format ${name}, którego`);
export const formatNote = {
  noBrowser: (name: string | null): string => `${inFormat(name)} nie odtwarza żadna przeglądarka`,
  notThisBrowser: (name: string | null): string => `${inFormat(name)} nie odtwarza twoja przeglądarka`,
  notEveryBrowser: (name: string | null): string => `${inFormat(name)} niektóre przeglądarki nie odtwarzają`,
};
