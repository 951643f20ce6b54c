import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { disclaimer } from "./site/disclaimers.ts";
import { englishDecides } from "./texts/translation.ts";

const age = (site: PublicSite): ProseSection => ({
  title: "年齢",
  blocks: [
    `${site.name}は13歳以上の方が対象です。13歳未満の方は、保護者に選んでもらってください。カタログで成人向けとされている作品は、どこにも表示されません。ただし、すべての映画がすべての年齢に向いているわけではありません。子どもと見る前に、映画のページを読んでください。`,
  ],
});

const accounts = (): ProseSection => ({
  title: "アカウント",
  blocks: [
    "ありません。守るべきパスワードも、更新すべきプロフィールもなく、誰かに自分の名前で視聴されることもありません。このサイトへのログインを求めるページがあれば、それはこのサイトのものではありません。",
  ],
});

const usage = (site: PublicSite): ProseSection => ({
  title: "サイトの利用",
  blocks: [
    "個人で楽しむために、作品を探し、検索し、視聴し、リンクを共有し、ここにある内容を引用することができます。すべて無料です。その代わり、よい観客としてのマナーをお願いします：",
    {
      list: [
        "サイトを壊そうとすること、制限を回避すること、ほかの人が待たされるほどの負荷をかけることは、しないでください。",
        "自動プログラムでカタログ全体をコピーしないでください。検索エンジンは、robots.txtの範囲内で歓迎します。",
        `${site.name}を自分のサイトであるかのように見せたり、そのページを自分のサイトの中に表示したりしないでください。`,
        "何を見るかも含めて、お住まいの地域の法律に従ってください。",
      ],
    },
  ],
});

const content = (site: PublicSite): ProseSection => ({
  title: "映画、プレーヤー、著作権",
  blocks: [
    disclaimer(site),
    "各ページは作品を紹介し、プレーヤーを埋め込んでいます。プレーヤーはこのサイトの運営者が選び、運営者はそれを使う権利を持っていなければなりません。ほかの会社のプレーヤーには、その会社の規約が適用されます。",
    "タイトル、人名、画像は、それぞれの権利者に帰属します。どの映画のことかがわかるように表示しています。",
  ],
});

const service = (site: PublicSite): ProseSection => ({
  title: "お約束すること",
  blocks: [
    `${site.name}がいつでも使え、内容が正確であるように、できる限り努めます。サービスは無料で、現状のまま提供されます。作品がなくなること、サーバーが応答しないこと、カタログの情報が誤っていることがあります。ここに書かれていることは、法律が認める利用者の権利を制限するものではありません。`,
  ],
});

const changes = (): ProseSection => ({
  title: "変更と質問",
  blocks: [
    prose`サイトが変われば、このページも変わります。今お読みの版が、現在適用される版です。質問があるときは、${{ text: "お問い合わせ", to: paths.contact }}ください。`,
    englishDecides,
  ],
});

const terms = (site: PublicSite): StaticPage => ({
  title: "利用規約",
  description: `${site.name}のきまりを平易な言葉で。誰のためのサイトか、何をしてよいか、映画は誰のものか、何をお約束するか。`,
  lead: "短い文章です。ここでは何も販売せず、登録もないため、取り決めることがあまりありません。サイトを利用すると、この規約に同意したことになります。",
  sections: [age(site), accounts(), usage(site), content(site), service(site), changes()],
});

export const words: Words["page-terms"] = { page: terms };
