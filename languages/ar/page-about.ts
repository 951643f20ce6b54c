import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const catalog = (site: PublicSite): ProseSection => ({
  title: "البرنامج",
  blocks: [
    "أفلام ومسلسلات وصنّاعها، جنبًا إلى جنب. قد تكون البداية جدارًا من الملصقات أو تصنيفًا أو اسمًا أو نصف عنوان، ثم يقود كل شيء إلى غيره: ممثل إلى فيلم آخر، وفيلم إلى ستة أفلام تشبهه، ومسلسل إلى موسمه التالي.",
    site.catalog === "live"
      ? `المعلومات عن الأعمال والأشخاص مصدرها TMDB، وهي قاعدة بيانات للأفلام. ${providerNotice}`
      : `${sampleNote} وتمتد الأفلام من أول رحلة إلى القمر، مرورًا بكيتون ولانغ، إلى الأفلام المفتوحة في أيامنا هذه.`,
  ],
});

const watching = (site: PublicSite): ProseSection => ({
  title: "أفضل مقعد",
  blocks: [
    "لكل فيلم صفحته ولكل حلقة رابطها، وزر «مشاهدة الآن» يقود مباشرة إلى المشغّل. وإذا لم يستجب أحد الخوادم، فالخادم الآخر على بُعد نقرة. والباقي حاضر عند الحاجة: طاقم التمثيل، وبعض المراجعات، وما يستحق المشاهدة بعد ذلك.",
    `صُمّم ${site.name} ليكون سريعًا على هاتف قديم، ومريحًا للعين في المساء، وكاملًا دون فأرة. يستطيع قارئ الشاشة قراءته كله، ويعمل معظمه حتى مع إيقاف JavaScript.`,
  ],
});

const rules = (site: PublicSite): ProseSection => ({
  title: "قواعد المكان",
  blocks: [
    `${site.name} مجاني. لا تسجيل فيه ولا دخول، ولا أحد يسأل عن الاسم عند الباب. ونحن لا نحتفظ بسجل لعمليات البحث أو المشاهدة. القائمة ومواضع التوقف تبقى على جهازك، حيث يمكن تصديرها أو حذفها.`,
    prose`القليل الذي لا بد أن يعرفه أي موقع مشروح في ${{ text: "سياسة الخصوصية", to: paths.privacy }}. وهي قصيرة.`,
  ],
});

const copyright = (site: PublicSite): ProseSection => ({
  title: "لمن هذه الأفلام",
  blocks: [disclaimer(site)],
});

const invitation = (): ProseSection => ({
  title: "أهلًا وسهلًا",
  blocks: [
    prose`خفتت الأضواء: ومن ${{ text: "الصفحة الرئيسية", to: paths.landing }} تبدأ السهرة. لمن وجد خطأ، أو لم يعثر على عمل، أو أراد أن يقول ما أعجبه: ${{ text: "نرحّب برسالتك", to: paths.contact }}.`,
  ],
});

const about = (site: PublicSite): StaticPage => ({
  title: `عن ${site.name}`,
  description: `${site.name} مكان مجاني للعثور على الأفلام والمسلسلات وصنّاعها، ولمشاهدتها. دون حساب ودون تعقيد، وسريع على أي شاشة.`,
  lead: "صالة سينما صغيرة على الويب. الوقت في الخارج غروب دائم، والمقعد متاح دائمًا، والسؤال الوحيد هو: ماذا نشاهد الليلة؟",
  sections: [catalog(site), watching(site), rules(site), copyright(site), invitation()],
});

export const words: Words["page-about"] = { page: about };
