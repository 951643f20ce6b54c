import { deviceSettingsKey } from "#domain/device-settings.ts";
import { hasLanguages, type PublicSite } from "#domain/site.ts";
import {
  damagedKeys,
  homeRowsKey,
  importKey,
  lastServersKey,
  playerSettingsKey,
  savedListKey,
  seenKey,
  visitKey,
  watchProgressKey,
} from "#domain/storage-keys.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";

/** A key of the browser's local storage, and what it holds. The privacy and cookie pages list all of them. */
export type StoredKey = { key: string; text: string };

export const storedKeys = (site: PublicSite): StoredKey[] => [
  { key: "matinee-theme", text: "ページの下部で「ダーク」または「ライト」を選んだ場合、その選択。「自動」に戻すと削除されます。" },
  ...(optionalFeatures(site).length > 0 ? [{ key: "matinee-consent", text: "プライバシー設定。" }] : []),
  { key: playerSettingsKey, text: "音量、再生速度、字幕の見た目と言語、1つのキーでプレーヤーを操作するかどうか。" },
  { key: lastServersKey, text: "最後に再生できたサーバー。映画とシリーズで1つずつ。" },
  {
    key: watchProgressKey,
    text: "最近見た映画とエピソードの再生位置と、作品ごとに最後に開いたもの。続きから見るために使われます。最後まで見ると、再生位置は削除されます。",
  },
  { key: savedListKey, text: "マイリストに追加した作品と、自分のリスト。" },
  { key: seenKey, text: "視聴済みの作品と、自分の評価とメモ。" },
  {
    key: homeRowsKey,
    text: "続きから見る作品があるかどうかと、追加した作品や視聴済みの作品があるかどうか。ページにその場所を最初から空けておくために使われます。",
  },
  { key: importKey, text: "ほかのサービスからの、完了していないインポート。ファイルの内容と、見つかった作品。完了すると削除されます。" },
  ...(site.worksOffline ? [{ key: visitKey, text: "最初に訪れた日時。2回目に訪れたときから、オフライン用のコピーを保存するために使われます。" }] : []),
  ...Object.values(damagedKeys).map((key) => ({ key, text: "保存されていて、読み取れなかったデータ。エクスポートまたは削除するまで残ります。" })),
  {
    key: deviceSettingsKey,
    text: `この端末に記憶してよいかどうか、次のエピソードを自動で再生するかどうか、ネタバレの扱い、作品にオリジナルのポスターを使うかどうか、一覧で視聴済みを隠すかどうか、テレビ向け表示を使うかどうか、選んだ場合は視聴する国。${hasLanguages(site) ? "さらに、選んだ場合はページの言語と、ほかの言語の案内を閉じたか、利用したか。" : ""}${site.worksOffline ? "また、選んだ場合は、オフライン用にページのコピーを保存するかどうか。" : ""}`,
  },
];
