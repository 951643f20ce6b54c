import { titled } from "../text.ts";

export const share = {
  share: "共有",
  shareTitle: (title: string): string => `${titled(title)}を共有`,
  moreWays: "その他の方法",
  copyLink: "リンクをコピー",
  copied: "コピーしました",
};
