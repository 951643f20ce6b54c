// Before Play, of a video of the operator's that not every browser plays. `name`: of its codecs or its format, "HEVC".

const inFormat = (name: string | null): string => (name === null ? "この動画の形式は、" : `この動画の形式は${name}で、`);
export const formatNote = {
  noBrowser: (name: string | null): string => `${inFormat(name)}ブラウザでは再生できません`,
  notThisBrowser: (name: string | null): string => `${inFormat(name)}このブラウザでは再生できません`,
  notEveryBrowser: (name: string | null): string => `${inFormat(name)}再生できないブラウザがあります`,
};
