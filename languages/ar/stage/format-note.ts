// Before Play, of a video of the operator's that not every browser plays. `name`: of its codecs or its format, "HEVC".

const inFormat = (name: string | null): string => (name === null ? "هذا الفيديو بصيغة" : `هذا الفيديو بصيغة ${name}، وهي صيغة`);

export const formatNote = {
  noBrowser: (name: string | null): string => `${inFormat(name)} لا تشغّلها المتصفحات`,
  notThisBrowser: (name: string | null): string => `${inFormat(name)} لا يشغّلها هذا المتصفح`,
  notEveryBrowser: (name: string | null): string => `${inFormat(name)} لا تشغّلها كل المتصفحات`,
};
