// Before Play, of a video of the operator's that not every browser plays. `name`: of its codecs or its format, "HEVC".

const inFormat = (name: string | null): string => (name === null ? "Cette vidéo est dans un format" : `Cette vidéo est au format ${name},`);
export const formatNote = {
  noBrowser: (name: string | null): string => `${inFormat(name)} qu’aucun navigateur ne lit`,
  notThisBrowser: (name: string | null): string => `${inFormat(name)} que ton navigateur ne lit pas`,
  notEveryBrowser: (name: string | null): string => `${inFormat(name)} que certains navigateurs ne lisent pas`,
};
