// Before Play, of a video of the operator's that not every browser plays. `name`: of its codecs or its format, "HEVC".

const inFormat = (name: string | null): string => (name === null ? "Questo video ha un formato che" : `Questo video è in formato ${name}, che`);
export const formatNote = {
  noBrowser: (name: string | null): string => `${inFormat(name)} nessun browser riproduce`,
  notThisBrowser: (name: string | null): string => `${inFormat(name)} il tuo browser non riproduce`,
  notEveryBrowser: (name: string | null): string => `${inFormat(name)} non tutti i browser riproducono`,
};
