import { defaultLanguage, type Language } from "#domain/languages.ts";
import type { OwnFilm, OwnPart, OwnSource, OwnVersion } from "#domain/own-film.ts";
import type { VideoSubject } from "#domain/player.ts";
import { inLanguage } from "#domain/query.ts";
import type { MediaFile } from "#features/media/media-file.ts";
import type { MediaLibrary } from "#features/media/media-library.ts";
import { canRemuxAudio, isShown, needsPlaylist, type Probe, playsAsWebm, playsDirectly } from "#features/media/media-probe.ts";
import { wordsOf } from "#languages/all-words.server.ts";
import { filmCaptions } from "./film-captions.ts";
import { playlistType } from "./hls-folder.ts";
import { type PlayableAudio, playlistCodecs } from "./playlists.ts";
import type { SignedAddresses } from "./signed-addresses.ts";
import { languageTag, trackLabels } from "./track-labels.ts";

/** Names a file's content: an address of another version is refused. */
export const versionOf = ({ size, modifiedMs }: MediaFile): string => `${size.toString(36)}-${modifiedMs.toString(36)}`;

/** The audio tracks of a playlist, named in a language. The first is chosen if the file chooses none. */
export function playableAudio({ audio }: Probe, shownIn: Language): PlayableAudio[] {
  const playable = audio.map((one, track) => ({ ...one, track })).filter(canRemuxAudio);
  const labels = trackLabels(
    playable.map(({ language, title }) => ({ language, name: title })),
    shownIn,
  );
  const chosen = Math.max(
    0,
    playable.findIndex((one) => one.default),
  );
  return playable.map((one, index) => ({ ...one, label: labels[index] ?? "", languageTag: languageTag(one.language), default: index === chosen }));
}

function codecNameOf({ video, audio }: Probe, shownIn: Language): string | null {
  const sound = audio.find(canRemuxAudio) ?? audio[0];
  if (!video) return sound?.name ?? null;
  return sound ? wordsOf(shownIn).media.ownFilm.twoCodecs(video.name, sound.name) : video.name;
}

function directSource(probe: Probe, url: string, shownIn: Language): OwnSource {
  const mime = probe.container === "webm" || playsAsWebm(probe) ? "video/webm" : "video/mp4";
  // The browser plays one audio track, the first.
  const codecs = [probe.video?.codec, probe.audio[0]?.codec].filter(Boolean).join(", ");
  return { url, type: codecs === "" ? mime : `${mime}; codecs="${codecs}"`, needs: null, codecName: codecNameOf(probe, shownIn) };
}

function playlistSource(probe: Probe, url: string, shownIn: Language): OwnSource {
  const codecs = probe.container === "hls" ? [probe.video?.codec ?? ""].filter(Boolean) : playlistCodecs(probe);
  return { url, type: playlistType, needs: codecs.length === 0 ? null : `video/mp4; codecs="${codecs.join(", ")}"`, codecName: codecNameOf(probe, shownIn) };
}

type Deps = {
  library: Pick<MediaLibrary, "files">;
  addresses: SignedAddresses;
  /** Whether it is known where the file's segments begin. */
  isIndexed: (file: MediaFile) => boolean;
  allowsDownloads: boolean;
};

/** Addresses and names of one file. */
type Shown = { addressOf: (rest: string) => string; language: Language };

function sourcesOf(file: MediaFile, probe: Probe, { addressOf, language }: Shown, { isIndexed }: Deps): OwnSource[] {
  if (probe.problem !== null) return [];
  if (probe.container === "hls") return [playlistSource(probe, addressOf("index.m3u8"), language)];
  const hasPlaylist = needsPlaylist(probe) && isIndexed(file);
  return [
    ...(hasPlaylist ? [playlistSource(probe, addressOf("index.m3u8"), language)] : []),
    ...(playsDirectly(probe) ? [directSource(probe, addressOf("file"), language)] : []),
  ];
}

function partOf(file: MediaFile, deps: Deps, shownIn: Language): OwnPart {
  const { id, probe } = file;
  const query = deps.addresses.query(id, versionOf(file));
  const addressOf = (rest: string) => inLanguage(`/media/${id}/${rest}?${query}`, shownIn);
  const sources = probe ? sourcesOf(file, probe, { addressOf, language: shownIn }, deps) : [];
  return {
    id,
    durationS: probe?.durationS ?? null,
    state: probe?.problem ? "unplayable" : sources.length === 0 ? "preparing" : "ready",
    sources,
    captions: filmCaptions(file, addressOf, shownIn),
    audio: probe ? playableAudio(probe, shownIn).map((one) => ({ language: one.languageTag, label: one.label, isDefault: one.default })) : [],
    problem: probe?.problem ?? null,
    unsupportedSubtitles: (probe?.text ?? [])
      .filter((track) => !isShown(track))
      .map(({ language, format = null }) => ({ language: languageTag(language), format })),
    download: deps.allowsDownloads ? addressOf("download") : null,
  };
}

/** Files by version, in the library's order: a file that is a part belongs to the parts of its version. */
function versionsOf(files: readonly MediaFile[]): MediaFile[][] {
  const versions: MediaFile[][] = [];
  for (const file of files) {
    const others = file.part === null ? undefined : versions.find(([first]) => first !== undefined && first.part !== null && first.version === file.version);
    if (others) others.push(file);
    else versions.push([file]);
  }
  return versions;
}

function versionFrom(files: readonly MediaFile[], deps: Deps, shownIn: Language): OwnVersion {
  const parts = files.map((file) => partOf(file, deps, shownIn));
  const durations = parts.map(({ durationS }) => durationS);
  return {
    label: files[0]?.version ?? null,
    height: files[0]?.probe?.video?.height || null,
    durationS: durations.includes(null) ? null : durations.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    parts,
  };
}

/** What can be played of the operator's files, with addresses that name neither folders nor files. */
export const createOwnFilms = (deps: Deps) => ({
  /** `null` if no file of it is here. `language`: of tracks' names, and of what its addresses say. */
  find: (subject: VideoSubject, language: Language = defaultLanguage): OwnFilm | null => {
    const files = deps.library.files(subject);
    return files.length === 0 ? null : { versions: versionsOf(files).map((version) => versionFrom(version, deps, language)) };
  },
  /** Whether the file itself has an address: because browsers play it as it is, or as a download. */
  isOffered: ({ probe }: MediaFile, as: "file" | "download"): boolean =>
    as === "download" ? deps.allowsDownloads : probe !== null && probe.problem === null && playsDirectly(probe),
});
