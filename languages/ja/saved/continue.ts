import type { ContinuePlace } from "#features/saved/model/continue-items.ts";
import { episodeCode } from "../site/episode-code.ts";
import { titled } from "../text.ts";

const { shortEpisodeCode } = episodeCode;

// What the visitor can go on watching.
const timeLeft = (minutes: number): string => (minutes < 60 ? `残り${minutes}分` : `残り${Math.floor(minutes / 60)}時間${minutes % 60}分`);

/** "S2 E5、残り32分", "次：S2 E6", "S2 E5を開きました（Server 3）" */
function placeText({ episode, reason, minutesLeft, server }: ContinuePlace): string {
  const code = episode && shortEpisodeCode(episode.season, episode.episode);
  if (minutesLeft !== null) return [code, timeLeft(minutesLeft)].filter(Boolean).join("、");
  if (reason === "next") return `次：${code}`;
  if (reason === "started") return ["視聴中", code].filter(Boolean).join("：");
  if (reason === "seen") return `${code}まで視聴済み`;
  const opened = code ? `${code}を開きました` : "開きました";
  return server ? `${opened}（${server}）` : opened;
}
export const continueRow = {
  continueHeading: "続きを見る",
  dismiss: (title: string): string => `${titled(title)}を「続きを見る」から削除`,
  /** Above the title's name. */
  dismissed: "「続きを見る」から削除しました",
  upToDate: "続きから見る作品はありません。すべて最新まで見終わっています。",
  placeText,
  becauseYouSaved: (title: string): string => `${titled(title)}をマイリストに追加した方へ`,
  nothingNew: "この作品からおすすめできる新しい作品はありません。",
  findMore: "似た作品をもっと探す",
};
