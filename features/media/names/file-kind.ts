const videos = new Set(
  [
    "mkv mk3d mp4 m4v mov qt webm avi divx wmv asf mpg mpeg mpe mpv m2v m1v ts m2ts mts m2t",
    "tp trp vob evo ogv ogm flv f4v 3gp 3g2 rm rmvb mxf wtv dvr-ms nsv nuv dv y4m ivf av1",
  ].flatMap((names) => names.split(" ")),
);
/** Not videos themselves, but what an operator may expect to play. */
const unsupported = new Map(
  Object.entries({
    iso: "a disc image is not supported",
    img: "a disc image is not supported",
    nrg: "a disc image is not supported",
    strm: "a link to another place is not supported",
    disc: "a disc that is somewhere else",
    ifo: "a disc's folder is not supported",
    bup: "a disc's folder is not supported",
    mpls: "a disc's folder is not supported",
  }),
);
const partial = new Set(
  [
    "part partial crdownload download downloading !qb !ut !bt !sync bc! jc! ut! aria2 opdownload filepart unfinished",
    "incomplete xltd td dctmp fdmdownload qkdownload ytdl",
  ].flatMap((names) => names.split(" ")),
);
/** Other programs use these too: a partial download only behind a video's extension. */
const temporary = new Set(["tmp", "temp", "bak", "old", "orig"]);

export type SplitName = { stem: string; extension: string };

export function splitExtension(name: string): SplitName {
  const dot = name.lastIndexOf(".");
  return dot <= 0 ? { stem: name, extension: "" } : { stem: name.slice(0, dot), extension: name.slice(dot + 1).toLowerCase() };
}

export const isVideoName = (name: string): boolean => videos.has(splitExtension(name).extension);
export const isPlaylistName = (name: string): boolean => splitExtension(name).extension === "m3u8";

/** Why a name is never a film's; `null` if it may be one. For names that are no videos at all, `undefined`: they are not mentioned. */
export function ignoredName(name: string): string | null | undefined {
  const { stem, extension } = splitExtension(name);
  if (partial.has(extension) || /\.part-frag\d+$/i.test(name)) return "a partial download";
  if (temporary.has(extension)) return isVideoName(stem) ? "a temporary file" : undefined;
  if (unsupported.has(extension)) return unsupported.get(extension);
  if (!isVideoName(name) && extension !== "m3u8") return undefined;
  // yt-dlp's unmerged tracks, and its result before it is renamed.
  if (/\.(?:temp|f\d{2,4}(?:-\d+)?)$/i.test(stem)) return "a partial download";
  return null;
}

/** A name that begins with a dot, and what network storage and systems put beside files. */
const systemNames = new Set(["@eadir", "#recycle", "@recycle", "$recycle.bin", "lost+found", "system volume information", "__macosx", "recycler", "thumbs"]);
export const isHiddenName = (name: string): boolean => name.startsWith(".") || systemNames.has(name.toLowerCase());

/** Snapshots show every file again, for each day once. */
export const isSnapshotFolder = (name: string): boolean => /^(?:\.zfs|\.snapshots?|@recently-snapshot|\.stversions|\.git)$/i.test(name);

/** Folders of programs that download or unpack. */
export const isUnfinishedFolder = (name: string): boolean => /^(?:_unpack_|_failed_|__admin__)/i.test(name);

export const isDiscFolder = (name: string): boolean => /^(?:video_ts|audio_ts|bdmv|hvdvd_ts|avchd|certificate)$|\.dvdmedia$/i.test(name);

/** Names that say nothing: the folder's name counts. */
export const isGenericName = (stem: string): boolean =>
  /^(?:movie|film|video|feature|main(?: ?feature)?|full|master|index|playlist|stream|prog_index|output|title[\s_-]?\d*|t\d\d|vts[\d_]*|file|\d{5}|hd|sd|4k|\d{3,4}p)$/i.test(
    stem.trim(),
  );

/** Folders between a film's folder and its file. */
export const isInnerFolder = (name: string): boolean =>
  /^(?:cd|dvd|dis[ck]|part|pt)[\s._-]?\d{1,2}$|^(?:hls|dash|streams?|videos?|media|files?|mkv|mp4|webm|film|movie|feature|\d{3,4}p|4k|uhd|hd|sd|bluray|dvd)$/i.test(
    name.trim(),
  );

/** Folders that sort a collection. They name no film, even where a film has that title. */
export const isCategoryFolder = (name: string): boolean =>
  /^(?:(?:my |all |new |old |hd |4k |silent |classic |foreign )?(?:movies?|films?|filme|películas|peliculas|cinema|kino|фильмы|映画|tv|tv[ -]?shows?|tv[ -]?series|shows?|series|serien|séries|serials?|сериалы|anime|cartoons?|animation|kids|family|documentar(?:y|ies)|docs|shorts?|clips|classics?|comed(?:y|ies)|dramas?|horror|sci-?fi|science fiction|action|adventure|thrillers?|western|westerns|fantasy|romance|crime|mystery|noir|film noir|war|silent|silents|musicals?|collections?|box ?sets?|downloads?|torrents?|complete(?:d)?|incoming|unsorted|misc|media|library|videos?|home ?videos?|archive|favou?rites|watched|to watch|[a-z]|0-9|#|a-z|\d{4}s?|\d{4}-\d{4}))$/i.test(
    name.trim(),
  );
