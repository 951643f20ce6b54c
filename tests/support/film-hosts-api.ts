// What the public archives' programs answer, as far as `npm run films -- --check` asks them.

export type ApiAnswer = { status: number; headers: Record<string, string>; body: string };

type CommonsVideo = { path: string; size: number; duration?: number; height?: number; licence?: string; transcodes?: string[] };
type ArchiveFile = { name: string; format: string; size?: string; length?: string; height?: string };
type ArchiveItem = { files: ArchiveFile[]; licenseurl?: string };

/** By the name of the file on Commons, and by the item of the Archive. What is absent does not exist there. */
export type FilmApiFacts = { commons?: Record<string, CommonsVideo>; archive?: Record<string, ArchiveItem> };

const json = (body: unknown): ApiAnswer => ({ status: 200, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

const commonsBase = "https://upload.wikimedia.org/wikipedia/commons";
const madeByCommons = ["1080p.vp9.webm", "720p.vp9.webm", "480p.vp9.webm", "360p.vp9.webm", "360p.mpeg4.mov"];

/** `formatversion=2` of `prop=videoinfo`. */
export function commonsAnswer(name: string, video: CommonsVideo | undefined): unknown {
  const title = `File:${name.replaceAll("_", " ")}`;
  if (video === undefined) return { batchcomplete: true, query: { pages: [{ ns: 6, title, missing: true }] } };
  const { path, size, duration, height = 1080, licence = "Public domain", transcodes = madeByCommons } = video;
  const url = `${commonsBase}/${path}/${encodeURIComponent(name)}`;
  const made = transcodes.map((suffix) => ({ src: `${commonsBase}/transcoded/${path}/${encodeURIComponent(name)}/${encodeURIComponent(name)}.${suffix}` }));
  const derivatives = [{ src: url }, ...made].map(({ src }) => ({ src: `${src}?utm_source=commons.wikimedia.org`, type: "video/webm", bandwidth: 900_000 }));
  const extmetadata = { LicenseShortName: { value: licence, source: "commons-desc-page" }, Artist: { value: "<a>Somebody</a>" } };
  return {
    batchcomplete: true,
    query: { pages: [{ pageid: 1, ns: 6, title, videoinfo: [{ size, width: 1440, height, duration, url, mime: "video/webm", derivatives, extmetadata }] }] },
  };
}

export const archiveAnswer = (item: string, found: ArchiveItem | undefined): unknown =>
  found === undefined
    ? {}
    : {
        server: "ia600000.us.archive.org",
        dir: `/1/items/${item}`,
        files: found.files,
        metadata: { identifier: item, mediatype: "movies", ...(found.licenseurl && { licenseurl: found.licenseurl }) },
      };

/** Answers by the path below the stand-in, "/archive.org/metadata/TheBoat"; `null` for what is no question of the command. */
export function filmHostsApi(facts: FilmApiFacts): (path: string, query: URLSearchParams) => ApiAnswer | null {
  return (path, query) => {
    if (path === "/commons.wikimedia.org/w/api.php") {
      const name = query.get("titles")?.replace(/^File:/, "") ?? "";
      return json(commonsAnswer(name, facts.commons?.[name]));
    }
    const item = /^\/archive\.org\/metadata\/([^/]+)$/.exec(path)?.[1];
    return item === undefined ? null : json(archiveAnswer(item, facts.archive?.[decodeURIComponent(item)]));
  };
}
