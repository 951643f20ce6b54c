import type { PartsOfTime } from "#features/player/model/clock-time.ts";
import type { PlayerError } from "#features/player/model/player-protocol.ts";
import { number } from "../text.ts";
import { captionLook } from "./caption-look.ts";

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const speedLabel = (value: number): string => `${value}倍`;
type Failure = { what: string; advice: string };
export const playerPage = {
  controls: "プレーヤーの操作",
  film: "映画",
  play: "再生",
  pause: "一時停止",
  replay: "もう一度見る",
  seek: "再生位置",
  mute: "ミュート",
  volume: "音量",
  captions: "字幕",
  pictureInPicture: "ピクチャーインピクチャー",
  playOnDevice: "別の端末で再生",
  fullScreen: "全画面表示",
  back: "10秒戻る",
  forward: "10秒進む",
  live: "ライブ",
  openElsewhere: "別のアプリで映画を開く",
  /** For screen readers: "2時間中1分". */
  positionOf: (position: string, length: string): string => `${length}中${position}`,
  /** "1時間2分3秒" */
  spokenTime: ({ hours, minutes, seconds }: PartsOfTime): string =>
    [hours > 0 && `${hours}時間`, minutes > 0 && `${minutes}分`, seconds > 0 && `${seconds}秒`].filter(Boolean).join("") || "0秒",
  percent,
  settings: "設定",
  close: "閉じる",
  speed: "再生速度",
  speedLabel,
  quality: "画質",
  automatic: "自動",
  /** "自動（720p）" */
  automaticNow: (label: string): string => `自動（${label}）`,
  captionsOff: "オフ",
  captionsOn: "オン",
  openCaptionsFile: "字幕ファイルを開く（SRTまたはVTT）",
  ownFile: "自分のファイル",
  ownFileTiming: "自分のファイルのタイミング（秒）",
  ownFileOpen: (lines: number): string => `${number(lines)}件の字幕が見つかりました`,
  ownFileEmpty: "このファイルに字幕は見つかりませんでした。SRTまたはVTTのファイルを選んでください。",
  ownFileTooLarge: "このファイルは、字幕ファイルとしては大きすぎます。",
  singleKeys: "1つのキーで操作するショートカット",
  shortcutsTitle: "キーボードショートカット",
  look: captionLook,
  /** What a key press did. */
  said: {
    playing: "再生中",
    paused: "一時停止中",
    muted: "ミュート中",
    soundOn: "音声オン",
    captionsOff: "字幕オフ",
    volume: (share: number): string => `音量${percent(share)}`,
    captions: (track: string): string => `字幕：${track}`,
    speed: (value: number): string => `速度${speedLabel(value)}`,
  },
  /** At the side of the picture, after a double tap: "−20秒". */
  jumped: (seconds: number): string => `${seconds < 0 ? "−" : "+"}${Math.abs(seconds)}秒`,
  buffering: "読み込み中",
  tryAgain: "再試行",
  failures: {
    source: { what: "この動画を読み込めませんでした。", advice: "もう一度試すか、下の別のサーバーを選んでください。" },
    network: { what: "動画の読み込み中に接続が切れました。", advice: "接続を確認して、もう一度試してください。" },
    format: { what: "このブラウザではこの動画を再生できません。", advice: "下の別のサーバーを選ぶか、別のブラウザを試してください。" },
    offline: { what: "オフラインのようです。", advice: "オンラインに戻ると、動画の続きが再生されます。" },
    slow: { what: "動画の読み込みに時間がかかっています。", advice: "そのまま待つか、もう一度試すか、下の別のサーバーを選んでください。" },
  } satisfies Record<PlayerError | "offline" | "slow", Failure>,
  /** Of a file in the operator's own library. `name`: of a codec or a format, "HEVC". */
  ownFilm: {
    preparing: { what: "この動画を準備しています。", advice: "まもなく自動で再生が始まります。" },
    gone: { what: "この動画はなくなりました。", advice: "ページを開いている間に、ファイルが移動または削除されました。" },
    busy: { what: "現在、再生されている動画が多すぎます。", advice: "1分ほど待って、もう一度試してください。" },
    damaged: { what: "この動画のファイルは破損しています。", advice: "ファイルが差し替えられるまで再生できません。" },
    protected: { what: "この動画にはコピーガードがかかっています。", advice: "キーがなければ再生できません。" },
    unplayable: (name: string | null): Failure => ({
      what: name === null ? "この動画の形式は再生できません。" : `この動画の形式は${name}で、再生できるブラウザがありません。`,
      advice: "先に変換する必要があります。",
    }),
    notDecoded: (name: string | null): Failure => ({
      what: name === null ? "このブラウザではこの動画を再生できません。" : `この動画の形式は${name}で、このブラウザでは再生できません。`,
      advice: "別のブラウザか、別の端末を試してください。",
    }),
    version: (number: number): string => `バージョン${number}`,
  },
  download: "ファイルをダウンロード",
  audio: "音声",
  /** In the menu of captions, of subtitles that are not shown. `language`: "" if the file does not say; `format`: `null` for pictures. */
  unsupportedSubtitles: (language: string, format: string | null): string => `${language || "字幕"}（${format ?? "画像"}、非対応）`,
};
