import { titled } from "../text.ts";

export const share = {
  share: "共有",
  shareTitle: (title: string): string => `${titled(title)}を共有`,
  shareText: (title: string, siteName: string): string => `${titled(title)}を${siteName}でチェック！`,
  moreWays: "その他の方法",
  copyLink: "リンクをコピー",
  copied: "コピーしました",
};
