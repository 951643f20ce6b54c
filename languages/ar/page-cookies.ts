import { paths } from "#domain/addresses.ts";
import { type Prose, type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "../words.ts";
import { serverNames } from "./server-names.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

const essential = (site: PublicSite): ProseSection => ({
  title: "ملفات تعريف الارتباط الضرورية",
  blocks: [
    `لا شيء. تُستخدم عادةً لتذكّر تسجيل الدخول، ولا يوجد هنا ما يُسجَّل الدخول إليه.${optionalFeatures(site).length === 0 ? " ولذلك لا يظهر شريط يطلب الموافقة: فلا شيء يحتاج إليها." : ""}`,
  ],
});

const preference = (site: PublicSite): ProseSection => ({
  title: "ملفات التفضيلات",
  blocks: [
    "لا شيء. الخيارات والمحفوظات ومواضع التوقف تبقى في التخزين المحلي للمتصفح. وعلى خلاف ملفات تعريف الارتباط، لا تُرسل إلينا مع الطلبات. وهذه هي الأسماء التي قد توجد هناك:",
    { list: storedKeys(site).map(({ key, text }) => `${key}: ${text}`) },
  ],
});

const device = (): ProseSection => ({
  title: "ما يتذكّره هذا الجهاز",
  blocks: [
    prose`في ${{ text: "صفحة الإعدادات", to: paths.settings }} يظهر حجم ذلك كله، ويمكن تصديره وحذفه. وهناك أيضًا خيار ألا يتذكّر هذا الجهاز شيئًا: عندئذ يُحذف كل شيء، ولا يُكتب بعده سوى خياراتك. ودون JavaScript لا يُخزَّن أي شيء.`,
    prose`ما يُرسل إلينا من ذلك، ومتى، مذكور في ${{ text: "سياسة الخصوصية", to: paths.privacy }}.`,
  ],
});

const analytics = (site: PublicSite): ProseSection => {
  const feature = optionalFeatures(site).find(({ purpose }) => purpose === "analytics");
  return {
    title: "ملفات الإحصاءات",
    blocks: [
      feature
        ? `تُحصى الزيارات عبر ${serverNames(feature.hosts)}، ولكن بعد الموافقة فقط. وقد يضع البرنامج النصي الذي يحصيها ملفات تعريف ارتباط. ودون موافقة لا يُحمَّل.`
        : "لا شيء. لا تُحصى الزيارات، لا من جانبنا ولا من جانب غيرنا.",
    ],
  };
};

const thirdPartyCookies = (site: PublicSite): ProseSection => {
  const { players, pictures, trailers, films, ads } = thirdParties(site);
  const companies: Prose[] = [];
  if (pictures.length > 0) companies.push(`الصور (${pictures.join("، ")}): تُحمَّل مع الصفحة، وتظهر حتى إذا كان المتصفح يحظر ملفات تعريف الارتباط.`);
  if (players.length > 0)
    companies.push(
      `المشغّلات (${players.join("، ")}): تُحمَّل ${site.playerLoad === "visible" ? "بمجرد ظهورها على الشاشة" : "عند الضغط على زر التشغيل أو اختيار خادم"}. وقد يضع المشغّل ملفات تعريف ارتباط خاصة به داخل إطاره.`,
    );
  if (films.length > 0)
    companies.push(
      `الأرشيفات العامة (${films.join("، ")}): يأتي الفيلم منها بعد الضغط على زر التشغيل أو اختيار خادم. وقد يضع الأرشيف ملفات تعريف ارتباط خاصة به.`,
    );
  if (trailers.length > 0)
    companies.push(`الإعلانات الترويجية (${trailers.join("، ")}): تُحمَّل عند الضغط على زر الإعلان الترويجي. وقد يخزّن YouTube بيانات خاصة به داخل إطاره.`);
  if (ads.length > 0) companies.push(`الإعلانات (${ads.join("، ")}): تُحمَّل بعد الموافقة فقط. وقد تضع شركة الإعلانات ملفات تعريف ارتباط خاصة بها.`);
  return {
    title: "ملفات شركات أخرى",
    blocks:
      companies.length === 0
        ? ["لا شيء. كل ما تحمّله الصفحة من تلقاء نفسها يأتي من هذا الموقع."]
        : ["تأتي بعض أجزاء صفحاتنا من شركات أخرى. لا نستطيع قراءة ملفات تعريف الارتباط الخاصة بها ولا وضعها، ويستطيع المتصفح حظرها:", { list: companies }],
  };
};

const control = (): ProseSection => ({
  title: "حذف ملفات تعريف الارتباط وحظرها",
  blocks: [
    "يستطيع كل متصفح عرض ما خزّنه موقع ما، وحذفه، وحظر ملفات تعريف الارتباط كليًا، وغالبًا ما يكون ذلك ضمن الإعدادات ثم الخصوصية. وتبقى صفحاتنا تعمل في هذه الحالة.",
    prose`أما ما نعرفه وما لا نعرفه غير ذلك فمذكور في ${{ text: "سياسة الخصوصية", to: paths.privacy }}.`,
    englishDecides,
  ],
});

function cookies(site: PublicSite): StaticPage {
  return {
    title: "ملفات تعريف الارتباط",
    description: `ما يضعه ${site.name} من ملفات تعريف الارتباط: الضرورية والتفضيلات والإحصاءات، مع جواب واضح لكل منها.`,
    lead: `لا تضع صفحات ${site.name} أي ملفات تعريف ارتباط. وهذه هي الأنواع المعتادة، واحدًا واحدًا، لمن أراد التحقق.`,
    sections: [essential(site), preference(site), device(), analytics(site), thirdPartyCookies(site), control()],
  };
}

export const words: Words["page-cookies"] = { page: cookies };
