import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { disclaimer } from "./site/disclaimers.ts";
import { englishDecides } from "./texts/translation.ts";

const age = (site: PublicSite): ProseSection => ({
  title: "العمر",
  blocks: [
    `${site.name} مخصّص لمن بلغوا 13 عامًا فأكثر. أما من هم أصغر من ذلك فيختار لهم أحد الوالدين أو ولي الأمر. الأعمال المصنّفة محتوى للبالغين مستبعدة في كل مكان، لكن ليس كل فيلم مناسبًا لكل عمر: يُستحسن قراءة صفحة الفيلم قبل مشاهدته مع الأطفال.`,
  ],
});

const accounts = (): ProseSection => ({
  title: "الحسابات",
  blocks: [
    "لا توجد حسابات. فلا كلمة مرور تحتاج إلى حماية ولا ملف شخصي يحتاج إلى تحديث، ولا أحد يستطيع المشاهدة باسم غيره. وأي صفحة تطلب تسجيل الدخول إلى هذا الموقع ليست لنا.",
  ],
});

const usage = (site: PublicSite): ProseSection => ({
  title: "استخدام الموقع",
  blocks: [
    "يُسمح بالتصفح والبحث والمشاهدة للاستخدام الشخصي، وبمشاركة الروابط والاقتباس مما يوجد هنا. وكل ذلك مجاني. ونطلب في المقابل آداب الجمهور الجيد:",
    {
      list: [
        "عدم محاولة تعطيل الموقع أو تجاوز حدوده أو إثقاله بحيث ينتظر الآخرون.",
        "عدم نسخ المحتوى كله ببرامج آلية. ومحركات البحث مرحّب بها ضمن قواعد robots.txt.",
        `عدم تقديم ${site.name} على أنه موقع شخص آخر، وعدم عرض صفحاته داخل موقع آخر.`,
        "الالتزام بالقانون في مكان الإقامة، ويشمل ذلك ما يُختار للمشاهدة.",
      ],
    },
  ],
});

const content = (site: PublicSite): ProseSection => ({
  title: "الأفلام والمشغّلات وحقوق النشر",
  blocks: [
    disclaimer(site),
    "تصف الصفحات الأعمال وتعرضها عبر مشغّلات مضمّنة. والجهة القائمة على هذا الموقع هي التي تختار المشغّلات، ويجب أن تملك حق استخدامها. وإذا كان المشغّل تابعًا لشركة أخرى، فتسري عليه شروط تلك الشركة.",
    "العناوين والأسماء والصور ملك لأصحابها، وتُعرض ليُعرف أي فيلم هو المقصود.",
  ],
});

const service = (site: PublicSite): ProseSection => ({
  title: "ما نَعِد به",
  blocks: [
    `نبذل جهدنا ليبقى ${site.name} متاحًا ودقيقًا. وهو مجاني ويُقدَّم كما هو: قد يختفي عمل، وقد لا يستجيب خادم، وقد تكون معلومة خاطئة. ولا شيء هنا ينتقص من الحقوق التي يمنحها القانون.`,
  ],
});

const changes = (): ProseSection => ({
  title: "التغييرات والأسئلة",
  blocks: [
    prose`عندما يتغيّر الموقع تتغيّر هذه الصفحة معه. والنسخة المعروضة هنا هي السارية اليوم. ولأي سؤال عنها: ${{ text: "التواصل معنا", to: paths.contact }}.`,
    englishDecides,
  ],
});

const terms = (site: PublicSite): StaticPage => ({
  title: "شروط الخدمة",
  description: `قواعد ${site.name} بكلمات واضحة: لمن هو، وما المسموح هنا، ولمن هذه الأفلام، وبماذا نَعِد.`,
  lead: "قصيرة، لأن ما يُتفق عليه قليل: لا شيء يُباع هنا، ولا أحد يسجّل. واستخدام الموقع قبول لهذه الشروط.",
  sections: [age(site), accounts(), usage(site), content(site), service(site), changes()],
});

export const words: Words["page-terms"] = { page: terms };
