// Before Play, of a video of the operator's that not every browser plays. `name`: of its codecs or its format, "HEVC".

const inFormat = (name: string | null): string => (name === null ? "Este vídeo está en un formato que" : `Este vídeo está en ${name}, un formato que`);
export const formatNote = {
  noBrowser: (name: string | null): string => `${inFormat(name)} los navegadores no reproducen`,
  notThisBrowser: (name: string | null): string => `${inFormat(name)} tu navegador no reproduce`,
  notEveryBrowser: (name: string | null): string => `${inFormat(name)} no todos los navegadores reproducen`,
};
