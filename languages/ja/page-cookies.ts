import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { serverNames } from "./server-names.ts";
import { list } from "./text.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-cookies"] = {
  title: "Cookie",
  description: (siteName) => `${siteName}が設定するCookieについて。必須、設定の記憶、アクセス解析のそれぞれに、はっきりお答えします。`,
  lead: (siteName) => `${siteName}のページは、Cookieを設定しません。よくある種類を1つずつ挙げますので、ご確認ください。`,
  essential: {
    title: "必須Cookie",
    text: (nothingToAsk) =>
      `使っていません。必須Cookieは通常、ログインしていることを覚えておくためのものですが、ここにはログインの仕組みがありません。${nothingToAsk ? "お尋ねすることがないので、Cookieの同意バナーも表示されません。" : ""}`,
  },
  preference: {
    title: "設定を記憶するCookie",
    text: "使っていません。選んだ設定、追加した作品、再生位置は、ブラウザのローカルストレージに残ります。Cookieと違い、リクエストと一緒に送信されることはありません。そこには、次の名前のデータが見つかることがあります：",
    stored: (key, text) => `${key}：${text}`,
  },
  device: {
    title: "この端末が記憶するもの",
    texts: [
      prose`${{ text: "設定ページ", to: paths.settings }}で、データの量を確認し、エクスポートや削除ができます。この端末に何も記憶させないこともできます。その場合、すべてが削除され、それ以降は自分で選んだ設定だけが書き込まれます。JavaScriptがなければ、何も保存されません。`,
      prose`そのうち何がいつ送信されるかは、${{ text: "プライバシーポリシー", to: paths.privacy }}に書いてあります。`,
    ],
  },
  analytics: {
    title: "アクセス解析Cookie",
    none: "使っていません。アクセスは、このサイトも、ほかの誰も集計していません。",
    counted: (hosts) =>
      `アクセスは${serverNames(hosts)}が集計しますが、同意があった場合に限ります。その後、集計用のスクリプトがCookieを設定することがあります。同意がなければ、スクリプトは読み込まれません。`,
  },
  others: {
    title: "ほかの会社のCookie",
    none: "ありません。ページが自ら読み込むものは、すべてこのサイトから来ます。",
    lead: "ページの一部は、ほかの会社から提供されています。それらのCookieを、このサイトが読んだり設定したりすることはできません。ブラウザでブロックできます：",
    pictures: (hosts) => `画像（${list(hosts)}）：ページと一緒に読み込まれます。ブラウザがCookieをブロックしていても表示されます。`,
    players: (hosts, inView) =>
      `プレーヤー（${list(hosts)}）：${inView ? "画面に入るとすぐに" : "「再生」を押すかサーバーを選ぶと"}読み込まれます。プレーヤーは、自身の枠の中で独自のCookieを設定することがあります。`,
    films: (hosts) =>
      `公開アーカイブ（${list(hosts)}）：「再生」を押すかサーバーを選ぶと、映画がここから送られます。アーカイブは独自のCookieを設定することがあります。`,
    trailers: (hosts) => `予告編（${list(hosts)}）：予告編のボタンを押すと読み込まれます。YouTubeは、自身の枠の中で独自のデータを保存することがあります。`,
    ads: (hosts) => `広告（${list(hosts)}）：同意があった場合だけ読み込まれます。広告会社は独自のCookieを設定することがあります。`,
  },
  control: {
    title: "Cookieの削除とブロック",
    texts: [
      "どのブラウザでも、サイトが保存したものを確認し、削除し、Cookieをすべてブロックできます。たいていは「設定」の中の「プライバシー」にあります。ブロックしても、このサイトのページは使えます。",
      prose`このサイトが利用者についてほかに何を把握し、何を把握していないかについては、${{ text: "プライバシーポリシー", to: paths.privacy }}をご覧ください。`,
      englishDecides,
    ],
  },
  storedKeys,
};
