import { paths } from "#domain/addresses.ts";
import { type Prose, type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "../words.ts";
import { serverNames } from "./server-names.ts";
import { list } from "./text.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

const essential = (site: PublicSite): ProseSection => ({
  title: "必須Cookie",
  blocks: [
    `使っていません。必須Cookieは通常、ログインしていることを覚えておくためのものですが、ここにはログインの仕組みがありません。${optionalFeatures(site).length === 0 ? "お尋ねすることがないので、Cookieの同意バナーも表示されません。" : ""}`,
  ],
});

const preference = (site: PublicSite): ProseSection => ({
  title: "設定を記憶するCookie",
  blocks: [
    "使っていません。選んだ設定、追加した作品、再生位置は、ブラウザのローカルストレージに残ります。Cookieと違い、リクエストと一緒に送信されることはありません。そこには、次の名前のデータが見つかることがあります：",
    { list: storedKeys(site).map(({ key, text }) => `${key}：${text}`) },
  ],
});

const device = (): ProseSection => ({
  title: "この端末が記憶するもの",
  blocks: [
    prose`${{ text: "設定ページ", to: paths.settings }}で、データの量を確認し、エクスポートや削除ができます。この端末に何も記憶させないこともできます。その場合、すべてが削除され、それ以降は自分で選んだ設定だけが書き込まれます。JavaScriptがなければ、何も保存されません。`,
    prose`そのうち何がいつ送信されるかは、${{ text: "プライバシーポリシー", to: paths.privacy }}に書いてあります。`,
  ],
});

const analytics = (site: PublicSite): ProseSection => {
  const feature = optionalFeatures(site).find(({ purpose }) => purpose === "analytics");
  return {
    title: "アクセス解析Cookie",
    blocks: [
      feature
        ? `アクセスは${serverNames(feature.hosts)}が集計しますが、同意があった場合に限ります。その後、集計用のスクリプトがCookieを設定することがあります。同意がなければ、スクリプトは読み込まれません。`
        : "使っていません。アクセスは、このサイトも、ほかの誰も集計していません。",
    ],
  };
};

const thirdPartyCookies = (site: PublicSite): ProseSection => {
  const { players, pictures, trailers, films, ads } = thirdParties(site);
  const companies: Prose[] = [];
  if (pictures.length > 0) companies.push(`画像（${list(pictures)}）：ページと一緒に読み込まれます。ブラウザがCookieをブロックしていても表示されます。`);
  if (players.length > 0)
    companies.push(
      `プレーヤー（${list(players)}）：${site.playerLoad === "visible" ? "画面に入るとすぐに" : "「再生」を押すかサーバーを選ぶと"}読み込まれます。プレーヤーは、自身の枠の中で独自のCookieを設定することがあります。`,
    );
  if (films.length > 0)
    companies.push(
      `公開アーカイブ（${list(films)}）：「再生」を押すかサーバーを選ぶと、映画がここから送られます。アーカイブは独自のCookieを設定することがあります。`,
    );
  if (trailers.length > 0)
    companies.push(`予告編（${list(trailers)}）：予告編のボタンを押すと読み込まれます。YouTubeは、自身の枠の中で独自のデータを保存することがあります。`);
  if (ads.length > 0) companies.push(`広告（${list(ads)}）：同意があった場合だけ読み込まれます。広告会社は独自のCookieを設定することがあります。`);
  return {
    title: "ほかの会社のCookie",
    blocks:
      companies.length === 0
        ? ["ありません。ページが自ら読み込むものは、すべてこのサイトから来ます。"]
        : [
            "ページの一部は、ほかの会社から提供されています。それらのCookieを、このサイトが読んだり設定したりすることはできません。ブラウザでブロックできます：",
            { list: companies },
          ],
  };
};

const control = (): ProseSection => ({
  title: "Cookieの削除とブロック",
  blocks: [
    "どのブラウザでも、サイトが保存したものを確認し、削除し、Cookieをすべてブロックできます。たいていは「設定」の中の「プライバシー」にあります。ブロックしても、このサイトのページは使えます。",
    prose`このサイトが利用者についてほかに何を把握し、何を把握していないかについては、${{ text: "プライバシーポリシー", to: paths.privacy }}をご覧ください。`,
    englishDecides,
  ],
});

function cookies(site: PublicSite): StaticPage {
  return {
    title: "Cookie",
    description: `${site.name}が設定するCookieについて。必須、設定の記憶、アクセス解析のそれぞれに、はっきりお答えします。`,
    lead: `${site.name}のページは、Cookieを設定しません。よくある種類を1つずつ挙げますので、ご確認ください。`,
    sections: [essential(site), preference(site), device(), analytics(site), thirdPartyCookies(site), control()],
  };
}

export const words: Words["page-cookies"] = { page: cookies };
