// Before Play, of a video of the operator's that not every browser plays. `name`: of its codecs or its format, "HEVC".

const inFormat = (name: string | null): string => `This video is in ${name ?? "a format"},`;

export const noBrowser = (name: string | null): string => `${inFormat(name)} which browsers do not play`;
export const notThisBrowser = (name: string | null): string => `${inFormat(name)} which your browser does not play`;
export const notEveryBrowser = (name: string | null): string => `${inFormat(name)} which not every browser plays`;
