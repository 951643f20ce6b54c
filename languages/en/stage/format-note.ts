// Before Play, of a video of the operator's that not every browser plays. `name`: of its codecs or its format, "HEVC".

const inFormat = (name: string | null): string => (name === null ? "This video is in a format that" : `This video is in ${name}, which`);
export const formatNote = {
  noBrowser: (name: string | null): string => `${inFormat(name)} browsers do not play`,
  notThisBrowser: (name: string | null): string => `${inFormat(name)} your browser does not play`,
  notEveryBrowser: (name: string | null): string => `${inFormat(name)} not every browser plays`,
};
