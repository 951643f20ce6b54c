import { type AudioTrackFacts, canRemuxAudio, isMp3, type Probe, type SegmentIndex } from "#features/media/media-probe.ts";

/** A part of a playlist that is remuxed: pictures, or the audio track of that number. */
export type PlaylistTrack = "video" | number;

export type PlayableAudio = AudioTrackFacts & { track: number; label: string; languageTag: string };

const nameOf = (track: PlaylistTrack): string => (track === "video" ? track : `audio-${track}`);

const trackPattern = "(video|audio-(\\d{1,2}))";
const trackOf = (name: string, number: string | undefined): PlaylistTrack => (name === "video" ? name : Number(number));

export function parsePlaylistName(rest: string): PlaylistTrack | null {
  const [, name, number] = new RegExp(`^${trackPattern}\\.m3u8$`).exec(rest) ?? [];
  return name === undefined ? null : trackOf(name, number);
}

/** "video/init.mp4", "video/12.m4s" and "audio-0/12.mp3". */
export function parseSegmentName(rest: string): { track: PlaylistTrack; segment: number | "init" } | null {
  const [, name, number, segment] = new RegExp(`^${trackPattern}/(?:(\\d{1,6})\\.(?:m4s|mp3)|init\\.mp4)$`).exec(rest) ?? [];
  return name === undefined ? null : { track: trackOf(name, number), segment: segment === undefined ? "init" : Number(segment) };
}

/** Codecs of a playlist's tracks in MP4, for `MediaSource`; pictures first. */
export const playlistCodecs = ({ video, audio }: Probe): string[] => [
  ...new Set([video, ...audio.filter((one) => canRemuxAudio(one) && !isMp3(one))].flatMap((track) => track?.codec ?? [])),
];

/** MP3 in the manner of MPEG-4, as playlists name it. */
const mp3InPlaylists = "mp4a.40.34";

const quoted = (text: string): string => `"${text.replace(/["\r\n]/g, " ")}"`;

/** A rough rate: browsers have no other level to choose. */
const bandwidth = (bytes: number, durationS: number): number => Math.max(1000, Math.ceil((bytes * 8) / Math.max(1, durationS)));

type Master = { probe: Probe; audio: readonly PlayableAudio[]; size: number; durationS: number; query: URLSearchParams };

/** The playlist that names the tracks. */
export function masterPlaylist({ probe, audio, size, durationS, query }: Master): string {
  const resolution = probe.video && probe.video.width > 0 ? `,RESOLUTION=${probe.video.width}x${probe.video.height}` : "";
  const lines = audio.map(({ track, label, languageTag, default: isDefault, channels }) => {
    const language = languageTag === "" ? "" : `,LANGUAGE=${quoted(languageTag)}`;
    const uri = quoted(`${nameOf(track)}.m3u8?${query}`);
    const chosen = isDefault ? "YES" : "NO";
    return `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME=${quoted(label)}${language},DEFAULT=${chosen},AUTOSELECT=YES,CHANNELS="${channels}",URI=${uri}`;
  });
  const codecs = quoted([...playlistCodecs(probe), ...(probe.audio.some(isMp3) ? [mp3InPlaylists] : [])].join(","));
  const group = audio.length > 0 ? ',AUDIO="audio"' : "";
  return [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    ...lines,
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth(size, durationS)},CODECS=${codecs}${resolution}${group}`,
    `video.m3u8?${query}`,
    "",
  ].join("\n");
}

const endOf = (index: SegmentIndex, track: PlaylistTrack): number => (track === "video" ? index.endS : (index.audioEndS[track] ?? 0));

/** Beginning and end of a track's segments, in seconds from the first picture. Sound that ends earlier has fewer of them. */
export function segmentTimes(index: SegmentIndex, track: PlaylistTrack): { startS: number; endS: number }[] {
  const endS = endOf(index, track);
  const starts = index.startS.filter((startS, position) => position === 0 || startS < endS);
  return starts.map((startS, position) => ({ startS, endS: starts[position + 1] ?? Math.max(endS, startS + 0.01) }));
}

/** What a player requests first to play from a position, in its order. */
export function firstRequests(index: SegmentIndex, audio: readonly PlayableAudio[], atS: number): string[] {
  const sound = audio.find((one) => one.default);
  const tracks: PlaylistTrack[] = sound ? ["video", sound.track] : ["video"];
  const pieces = tracks.flatMap((track) => {
    const segment = segmentTimes(index, track).findLastIndex(({ startS }) => startS <= atS);
    return track !== "video" && sound && isMp3(sound) ? [`${nameOf(track)}/${segment}.mp3`] : [`${nameOf(track)}/init.mp4`, `${nameOf(track)}/${segment}.m4s`];
  });
  return ["index.m3u8", ...tracks.map((track) => `${nameOf(track)}.m3u8`), ...pieces];
}

type TrackOptions = { index: SegmentIndex; track: PlaylistTrack; query: URLSearchParams; extension?: "m4s" | "mp3" };

/** The playlist of one track's segments. */
export function trackPlaylist({ index, track, query, extension = "m4s" }: TrackOptions): string {
  const times = segmentTimes(index, track);
  const longest = Math.max(...times.map(({ startS, endS }) => endS - startS));
  return [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    `#EXT-X-TARGETDURATION:${Math.ceil(longest)}`,
    "#EXT-X-PLAYLIST-TYPE:VOD",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    ...(extension === "mp3" ? [] : [`#EXT-X-MAP:URI="${nameOf(track)}/init.mp4?${query}"`]),
    ...times.flatMap(({ startS, endS }, segment) => [`#EXTINF:${(endS - startS).toFixed(5)},`, `${nameOf(track)}/${segment}.${extension}?${query}`]),
    "#EXT-X-ENDLIST",
    "",
  ].join("\n");
}
