import { paths } from "#domain/addresses.ts";
import { prose, type Question } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const basics = ({ name }: PublicSite): Question[] => [
  {
    question: `ما هو ${name}؟`,
    answer: "موقع مجاني للعثور على الأفلام والمسلسلات وصنّاعها. في صفحة كل عمل مشغّل، فيمكن بدء المشاهدة هناك مباشرة.",
  },
  { question: "كم يكلّف؟", answer: "لا شيء. لا اشتراك ولا فترة تجريبية تنتهي ولا شيء للبيع." },
  { question: "هل يلزم إنشاء حساب؟", answer: "لا، وليس من الممكن إنشاء حساب أصلًا. يكفي فتح الصفحة والضغط على زر التشغيل." },
];

const marked = ({ publicFilms }: PublicSite): string => (publicFilms ? " وفيديو الأعمال التي تحمل علامة «متاح هنا» موجود على هذا الموقع أو في أرشيف عام." : "");

const catalog = (site: PublicSite): Question[] => [
  {
    question: "ماذا يمكن أن أشاهد؟",
    answer:
      site.catalog === "live"
        ? `أفلامًا ومسلسلات من كل نوع، باستثناء أعمال البالغين. أما تشغيل العمل فيتوقف على الخوادم التي يتيحها مشغّله.${marked(site)}`
        : `${sampleNote} وتمتد المسلسلات من الحلقات السينمائية الصامتة إلى ما صُنع للويب.${marked(site)}`,
  },
  {
    question: "كيف أعثر على عمل؟",
    answer: prose`بكتابة حرفين على الأقل في خانة البحث واختيار الأفلام أو المسلسلات أو الأشخاص. ولمن يفضّل التصفح، فالبداية من ${{ text: "التصنيفات", to: paths.genres }} أو من ${{ text: "الأعلى تقييمًا", to: paths.top }}.`,
  },
  {
    question: "من أين تأتي الأوصاف والتقييمات؟",
    answer:
      site.catalog === "live"
        ? `من TMDB، وهي قاعدة بيانات للأفلام يكتبها أعضاؤها ويقيّمونها. ${providerNotice}`
        : "المعلومات حقيقية، والأوصاف بكلماتنا. أما التقييمات والمراجعات فتجريبية: تُظهر شكل الصفحات ولا تمثّل رأي أحد.",
  },
];

function sampleAnswer({ publicFilms }: PublicSite, foreign: boolean): string {
  const reason = `لأن الجهة القائمة على هذا الموقع لم تضف فيديو هذا العمل بعد${publicFilms ? "، ولا يوجد في أي أرشيف عام نعرفه، أو لم يستجب أي منها" : ""}.`;
  if (foreign) return `${reason} وقد يكون على خادم آخر.`;
  const end = publicFilms ? "" : " كل الخوادم على هذا الموقع خوادمنا، فسيعرض غيره المقطع نفسه.";
  return `${reason} والفيلم القصير يُظهر طريقة عمل المشغّل.${end}`;
}

function player(site: PublicSite): Question[] {
  const foreign = thirdParties(site).players.length > 0;
  return [
    {
      question: "ما هي الخوادم؟",
      answer: foreign
        ? "أماكن مختلفة لتشغيل العمل نفسه، وبعضها تابع لشركات أخرى. إذا كان أحدها بطيئًا أو لم يستجب، فيمكن اختيار التالي: ولا يتغيّر شيء آخر في الصفحة."
        : "أماكن مختلفة لتشغيل العمل نفسه. إذا كان أحدها بطيئًا أو لم يستجب، فيمكن اختيار التالي: ولا يتغيّر شيء آخر في الصفحة.",
    },
    {
      question: "الفيلم لا يعمل. ما العمل؟",
      answer: prose`الانتظار بضع ثوانٍ، ثم اختيار خادم آخر، أو إعادة تحميل الصفحة إن لم يعمل أي منها. وفي صفحة ${{ text: "الدعم", to: paths.support }} حلول أخرى.`,
    },
    {
      question: "لماذا يُعرض مقطع تجريبي بدلًا من العمل المختار؟",
      answer: sampleAnswer(site, foreign),
    },
    {
      question: "هل توجد ترجمة؟",
      answer: foreign
        ? "نعم، إذا كانت مرفقة بالفيلم. في مشغّلنا يظهر لها زر «الترجمة»، أو يُستخدم المفتاح C. وقد تتيح خوادم الشركات الأخرى ترجمات مختلفة."
        : "نعم، إذا كانت مرفقة بالفيلم. في المشغّل يظهر لها زر «الترجمة»، أو يُستخدم المفتاح C.",
    },
    {
      question: "هل يعمل على الهاتف والتلفزيون وبلوحة المفاتيح؟",
      answer:
        "نعم. تناسب الصفحات كل شاشة، ويمكن الوصول إلى كل عنصر بلوحة المفاتيح أو جهاز التحكم، ويستطيع قارئ الشاشة قراءة كل شيء. وتعمل معظم الصفحات حتى مع إيقاف JavaScript.",
    },
  ];
}

const rules = (site: PublicSite): Question[] => [
  {
    question: "ماذا يعرف الموقع عني؟",
    answer: prose`لا شيء تقريبًا. لا حسابات، ولا نضع ملفات تعريف ارتباط، ولا نحتفظ بسجل لعمليات البحث أو المشاهدة. القائمة ومواضع التوقف على جهازك. والتفاصيل في ${{ text: "سياسة الخصوصية", to: paths.privacy }}.`,
  },
  { question: "لمن هذه الأفلام، وإلى أين تُوجَّه مطالبات حقوق النشر؟", answer: disclaimer(site) },
];

/** Section 2: thirteen questions. */
const faq = (site: PublicSite) => ({
  title: "الأسئلة الشائعة",
  description: `ثلاثة عشر سؤالًا عن ${site.name} مع أجوبة قصيرة: ما هو، وكم يكلّف، وما العمل إذا لم يعمل فيلم، وماذا نعرف عن الزوار.`,
  lead: prose`ثلاثة عشر سؤالًا مع أجوبة قصيرة. أما الأدلة خطوة بخطوة ففي صفحة ${{ text: "الدعم", to: paths.support }}.`,
  groups: [
    { title: "الأساسيات", questions: basics(site) },
    { title: "المحتوى", questions: catalog(site) },
    { title: "المشغّل", questions: player(site) },
    { title: "القواعد", questions: rules(site) },
  ],
});

export const words: Words["page-faq"] = { page: faq };
