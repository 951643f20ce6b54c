// Before Play, of a video of the operator's that not every browser plays. `name`: of its codecs or its format, "HEVC".

const inFormat = (name: string | null): string => (name === null ? "Este vídeo está em um formato que" : `Este vídeo está em ${name}, formato que`);
export const formatNote = {
  noBrowser: (name: string | null): string => `${inFormat(name)} os navegadores não reproduzem`,
  notThisBrowser: (name: string | null): string => `${inFormat(name)} o seu navegador não reproduz`,
  notEveryBrowser: (name: string | null): string => `${inFormat(name)} nem todo navegador reproduz`,
};
