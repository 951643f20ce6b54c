// Before Play, of a video of the operator's that not every browser plays. `name`: of its codecs or its format, "HEVC".

const inFormat = (name: string | null): string => (name === null ? "Это видео в формате, который" : `Это видео в формате ${name}, который`);
export const formatNote = {
  noBrowser: (name: string | null): string => `${inFormat(name)} браузеры не воспроизводят`,
  notThisBrowser: (name: string | null): string => `${inFormat(name)} твой браузер не воспроизводит`,
  notEveryBrowser: (name: string | null): string => `${inFormat(name)} воспроизводит не каждый браузер`,
};
