import { keyParts } from "#domain/title-key.ts";
import type { FoundEntry } from "#features/import/model/import-changes.ts";
import type { ImportCounts, ImportFit } from "#features/import/model/import-fit.ts";
import { isStarted, positionsIn } from "#features/import/model/import-progress.ts";
import { type Service, undated } from "#features/import/model/imported-title.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { decimal, list, number, withYear } from "../text.ts";
import { importPage } from "./import.ts";

const { services } = importPage;

// The steps of an import. Apart from `import.ts`, which the page needs before its script.

const titles = (count: number): string => `${number(count)}作品`;
/** The server looks up about three titles a second for each visitor (server/http/client-share.ts). */
const titlesInMinute = 180;
const minutes = (titlesLeft: number): string => `${number(Math.ceil(titlesLeft / titlesInMinute))}分`;
const megabytes = (chars: number): string => `${decimal(Math.max(0.1, chars / 1_000_000))}\u00a0MB`;

/** The texts of the numbers that are not 0. */
const lines = (counts: readonly [count: number, text: string][]): string[] => counts.filter(([count]) => count > 0).map(([, text]) => text);

/** What has no room, each by its number. */
const withoutRoom = ({ titles: most, lists, listed, continued }: ImportFit["left"]): string[] =>
  lines([
    [most, `${titles(most)}は、ブラウザがこのサイト用に使える残りの保存領域に入らないため、除外されます。`],
    [lists, `リスト${number(lists)}件は、今あるリストと合わせると上限を超えるため、除外されます。`],
    [listed, `${titles(listed)}は、リストが上限に達しているため、除外されます。`],
    [continued, `${titles(continued)}は、「続きを見る」が上限に達しているため、除外されます。`],
  ]);

const named = ({ title, year }: { title: string; year: number | null }): string => withYear(title, year);

/** "2020/5/1" */
function dayText(time: number): string {
  const date = new Date(time);
  return `${date.getUTCFullYear()}/${date.getUTCMonth() + 1}/${date.getUTCDate()}`;
}

function seenText({ seenAt, isLogged }: Pick<FoundEntry["row"], "seenAt" | "isLogged">): string | false {
  if (seenAt === null) return false;
  if (seenAt === undated) return "視聴済み（日付なし）";
  return isLogged ? `視聴済み（${dayText(seenAt)}に記録）` : `${dayText(seenAt)}に視聴`;
}

/** In the list of what was found: "The Kid（1921）：マイリスト、2020/5/1に視聴、8/10". */
function foundRow(entry: FoundEntry): string {
  const { row, title } = entry;
  const parts = [
    row.savedAt !== null && "マイリスト",
    seenText(row),
    row.episodes.length > 0 && `${number(row.episodes.length)}話`,
    positionsIn(entry).length > 0 && "途中まで視聴",
    isStarted(entry) && "視聴中",
    row.rating !== null && `${row.rating}/10`,
    ...row.lists.map(({ name }) => name),
  ].filter((part) => part !== false);
  return parts.length === 0 ? named(title) : `${named(title)}：${parts.join("、")}`;
}

const started = (count: number): string => `見始めただけの作品（${number(count)}）`;
const kinds = { movie: "映画", tv: "シリーズ" } as const;

/** What an import adds. Zeros are left out. */
const contents = ({ saved, seen, episodes, paused, started: opened, rated, notes, lists, logged, undated: without }: ImportCounts): string[] =>
  lines([
    [saved, `マイリストに追加する${titles(saved)}`],
    [seen, `視聴済みの${titles(seen)}`],
    [episodes, `視聴済みのエピソード${number(episodes)}話`],
    [paused, `途中から続きを見られる動画${number(paused)}本`],
    [opened, `「続きを見る」に加わる視聴中の${titles(opened)}`],
    [rated, `自分の評価${number(rated)}件`],
    [notes, `メモ${number(notes)}件`],
    [lists, `自分のリスト${number(lists)}件`],
    [logged, `${titles(logged)}の日付は記録した日です。見た日はファイルに書かれていません`],
    [without, `${titles(without)}は日付がないか、二通りに読めるため、日付なしになります`],
  ]);
export const importSteps = {
  // The steps of an import. Apart from `import.ts`, which the page needs before its script.
  remembersNothing: "この端末は、何も記憶しない設定になっています。インポートしても、ページを閉じると失われます。",
  notStored:
    "ブラウザにインポートを保存する空きがないか、このサイトのデータを保存できません。追加が終わるまで、このタブを開いたままにしてください。あとから再開することはできません。",
  chooseFiles: "ファイルを選択",
  dropFiles: "またはここにドロップ",
  fileTypes: "ZIP、CSV、JSON（各20\u00a0MBまで）",
  reading: "ファイルを読み取り中",
  nothingFound: "これらのファイルに、映画やシリーズはありません。",
  /** "Letterboxd、IMDb：1,000作品" */
  foundIn: (names: readonly Service[], count: number): string => `${list(names.map((name) => services[name]))}：${titles(count)}`,
  unfinished: "完了していないインポートがあります",
  progress: (done: number, all: number): string => `${titles(all)}中${number(done)}作品を照合済み`,
  /** Spoken: "50%の照合が終わりました". */
  quartersDone: (quarters: number): string => `${quarters * 25}%の照合が終わりました`,
  left: (count: number): string => `${titles(count)}は除外されます。一度にインポートできるのは10,000作品までです。`,
  sends:
    "作品を見つけるために、タイトル、年、IMDbとTMDBのID、映画とシリーズのどちらであるかが、50件ずつこのサイトに送信されます。記録はされず、誰のものかを示す情報も含まれません。",
  findTitles: "作品を照合",
  continueImport: "再開",
  discard: "このインポートを破棄",
  matching: "作品を照合中",
  takes: (titlesLeft: number): string => `最大で${minutes(titlesLeft)}ほどかかります。`,
  remaining: (titlesLeft: number): string => `残り最大${minutes(titlesLeft)}です。`,
  whileMatching: "その間、ほかのページを見ることができます。",
  continueLater: "このタブを閉じても、あとから再開できます。",
  stop: "停止",
  stopped: "インポートは停止しています",
  skipRest: "残りを省いて進む",
  review: "追加の準備ができました",
  staysAsItIs: "この端末ですでに追加、視聴、評価した内容は、そのまま残ります。",
  nothingToAdd: "このインポートの作品は、ここでは見つかりませんでした。",
  addAll: "この端末に追加",
  adding: "作品を追加中",
  /** Before anything is stored. Nothing to say on a device that remembers nothing. */
  size: ({ chars, freeChars }: Pick<ImportFit, "chars" | "freeChars">): string =>
    Number.isFinite(freeChars) ? `ブラウザがこのサイト用に使える残り${megabytes(freeChars)}のうち、約${megabytes(chars)}を使います。` : "",
  withoutRoom,
  unclear: (count: number): string => `要確認（${number(count)}）`,
  unclearHint: "当てはまる作品が複数あるか、完全に一致する作品がありません。正しい作品を選ぶか、除外してください。",
  leaveOut: "除外",
  found: (count: number): string => `見つかった作品（${number(count)}）`,
  notLookedUp: (count: number): string => `未照合（${number(count)}）`,
  notFound: (count: number): string => `見つからなかった作品（${number(count)}）`,
  showMore: (count: number): string => `あと${number(count)}件を表示`,
  named,
  foundRow,
  started,
  startedHint: "どのエピソードを見たかは、ファイルに書かれていません。これらのシリーズは「続きを見る」に入り、エピソードは視聴済みになりません。",
  cutNotes: (count: number): string => `短縮されたメモ（${number(count)}）`,
  cutNotesHint: "メモは5,000文字までです。これらのメモの残りの部分は除外されます。",
  /** In a list to choose from: "The Kid（1921）、映画". */
  candidate: (title: SavedTitle): string => `${named(title)}、${kinds[keyParts(title.key).kind]}`,
  contents,
  added: "この端末に追加しました",
  addedForNow: "このページを閉じるまで有効です",
  undo: "インポート全体を元に戻す",
  undone: "インポートを元に戻しました。端末のデータは元の状態に戻りました。",
  toList: "マイリスト",
  again: "別のデータをインポート",
};
