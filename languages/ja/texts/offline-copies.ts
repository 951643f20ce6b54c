import { offlineLimits } from "#domain/offline.ts";
import type { Block } from "#domain/prose.ts";
import { hasOwnPictures, type PublicSite } from "#domain/site.ts";

const { pages, files, pictures, pageBytes, fileBytes, maxAgeMs } = offlineLimits;
const [size, fileSize, days] = [pageBytes / 1e6, fileBytes / 1e6, maxAgeMs / 86_400_000];

/** What the service worker stores, by the names that the browser shows. */
export const offlineCopies = (site: PublicSite): Block[] =>
  site.worksOffline
    ? [
        "接続がなくてもサイトを使えるように、ブラウザはコピーも保存できます。2回目に訪れたとき、作品を追加したとき、または設定ページで選んだときに始まります。設定ページでは、コピーの容量の確認と削除もできます。内訳は次のとおりです：",
        {
          list: [
            `ページ（「matinee-pages」）：マイリスト、設定、最近開いた${pages}ページ。最大${size}\u00a0MB、最長${days}日間。検索と共有リストは含まれず、どのページにも個人に関する情報は含まれません。`,
            `ファイル（「matinee-files」）：このサイトのスクリプト、スタイル、文言。最大${files}個、1個あたり最大${fileSize}\u00a0MB。`,
            hasOwnPictures(site)
              ? `ポスター（「matinee-pictures」）：マイリストに追加した作品のもの。最大${pictures}枚、マイリストにある間だけ保存されます。`
              : "ポスターはコピーされません。このサイトでは、別のホストから配信されるためです。",
          ],
        },
      ]
    : [];
