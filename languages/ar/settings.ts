import type { Words } from "../words.ts";
import { episodes as episodeCount, films, lists as listCount } from "./counts.ts";
import { decimal, number, plural } from "./text.ts";

type Counts = { saved: number; lists: number; movies: number; episodes: number; rated: number; positions: number };

const savedTitles = (count: number): string =>
  plural(count, { zero: "# عمل محفوظ", one: "عمل محفوظ واحد", two: "عملان محفوظان", few: "# أعمال محفوظة", many: "# عملًا محفوظًا", other: "# عمل محفوظ" });
/** Rating and note of a title are stored as one. */
const ratings = (count: number): string =>
  plural(count, {
    zero: "# تقييم وملاحظة",
    one: "تقييم أو ملاحظة",
    two: "تقييمان أو ملاحظتان",
    few: "# تقييمات وملاحظات",
    many: "# تقييمًا وملاحظة",
    other: "# تقييم وملاحظة",
  });
const positionCount = (count: number): string =>
  plural(count, { zero: "# فيلم وحلقة", one: "فيلم أو حلقة", two: "فيلمان أو حلقتان", few: "# أفلام وحلقات", many: "# فيلمًا وحلقة", other: "# فيلم وحلقة" });
/** Zeros are left out. */
const counted = (...counts: [number, (count: number) => string][]): string =>
  counts
    .filter(([count]) => count > 0)
    .map(([count, text]) => text(count))
    .join("، ");

export const words: Words["settings"] = {
  settingsPage: {
    heading: "الإعدادات",
    lead: "كل ما يُختار ويُحفظ يبقى في هذا المتصفح، على هذا الجهاز. فلا يوجد حساب يمكن أن يرتبط به.",
    withoutScript: "المتصفح هو من يخزّن الإعدادات، ويحتاج لذلك إلى JavaScript. ودونها لا يُخزَّن شيء على هذا الجهاز.",
    languageNote: "تُفتح كل صفحة بلغة عنوانها. وإن كانت غير اللغة المختارة هنا، يظهر سطر يعرض الصفحة بها. الخيار التلقائي يتبع لغة المتصفح.",
    watching: {
      title: "المشاهدة",
      country: "بلد المشاهدة",
      automaticUnnamed: "تلقائي",
      /** "تلقائي (ألمانيا)" */
      automatic: (name: string): string => `تلقائي (${name})`,
      countryNote: "لأماكن العرض والتصنيفات العمرية. الخيار التلقائي يتبع لغة المتصفح.",
      autoplayNext: "تشغيل الحلقة التالية تلقائيًا",
      askStillWatching: "السؤال بعد ثلاث حلقات: «هل المشاهدة مستمرة؟»",
      askStillWatchingNote: "عندما تبدأ ثلاث حلقات تلقائيًا دون ضغط مفتاح أو تحريك مؤشر أو لمس.",
      originalPosters: "الملصقات الأصلية",
      originalPostersNote: "في صفحة العمل وفي القائمة، إذا كان الملصق بلغته الأصلية معروفًا. أما القوائم الأخرى فتعرض الملصقات بلغة الصفحة.",
    },
    captions: {
      title: "الترجمة",
      language: "الترجمة",
      asFilm: "كما يبدأ كل فيلم",
      off: "إيقاف",
      note: "في مشغّل هذا الموقع. وللمشغّلات الأخرى إعداداتها الخاصة.",
    },
    spoilers: {
      title: "حرق الأحداث",
      legend: "الحلقات التي تلي آخر حلقة تمت مشاهدتها",
      choices: { off: "عرض الكل", blur: "تمويه", hide: "إخفاء" },
      note: "التمويه والإخفاء يشملان صور الحلقات وأسماءها وأحداثها في قائمة الحلقات. ويُكشف كل منها بضغطة أو بمفتاح.",
    },
    couch: {
      title: "التلفزيون",
      layout: "واجهة التلفزيون",
      note: "نصوص وصور كبيرة تسهل رؤيتها من بعيد. يمكن الوصول إلى كل شيء بالأسهم وزر OK وزر الرجوع في جهاز التحكم، أو بذراع الألعاب.",
    },
    memory: {
      title: "هذا الجهاز",
      rememberNothing: "عدم تذكّر أي شيء على هذا الجهاز",
      note: "يحذف فورًا القائمة وما تمت مشاهدته والتقييمات والملاحظات ومواضع التوقف. ولا يُخزَّن بعد ذلك شيء حتى إلغاء هذا الخيار. أما خيارات هذه الصفحة فتبقى، لأنها من اختيارك.",
      wiped: "تم الحذف من هذا الجهاز",
    },
    stored: {
      title: "ما هو مخزّن هنا",
      subjects: { list: "قائمتي", seen: "المشاهدات والتقييمات والملاحظات", progress: "مواضع التوقف", choices: "الخيارات" },
      /** While there is nothing to count. */
      notes: {
        list: "الأعمال المحفوظة وقوائمك الخاصة",
        seen: "الأفلام والحلقات والمسلسلات",
        progress: "الأفلام والحلقات، وآخر الخوادم",
        choices: "المظهر وهذه الصفحة والمشغّل",
      },
      counts: ({ saved, lists, movies, episodes, rated, positions }: Counts) => ({
        list: counted([saved, savedTitles], [lists, listCount]),
        seen: counted([movies, films], [episodes, episodeCount], [rated, ratings]),
        progress: counted([positions, positionCount]),
      }),
      nothing: "لا شيء",
      /** "3 كيلوبايت" */
      size: (bytes: number): string => {
        if (bytes < 1000) return "أقل من 1 كيلوبايت";
        return bytes < 1_000_000 ? `${number(Math.round(bytes / 1000))} كيلوبايت` : `${decimal(bytes / 1_000_000)} ميغابايت`;
      },
    },
    transfer: {
      title: "التصدير والاستيراد",
      note: "القائمة وما تمت مشاهدته والتقييمات والملاحظات ومواضع التوقف وخيارات هذه الصفحة، في ملف واحد. للانتقال إلى جهاز أو متصفح آخر: التصدير هنا ثم الاستيراد هناك.",
      save: "تصدير إلى ملف",
      open: "استيراد ملف",
      fromOthers: "استيراد من Letterboxd وIMDb وTrakt وغيرها",
      preview: "محتويات هذا الملف",
      nothingIn: "لا أعمال.",
      /** Some entries. */
      left: "تعذّرت قراءة بعضه، وسيُستبعد.",
      merge: "إضافة إلى الموجود هنا",
      replace: "استبدال الموجود هنا",
      cancel: "إلغاء",
      choices:
        "عند الإضافة يُعتمد الأحدث من كل مُدخلين، وتبقى خياراتك في هذه الصفحة، ويعود ما أُزيل منذ تصدير الملف. وعند الاستبدال يُحذف الموجود هنا أولًا، وتُعتمد خيارات الملف.",
      done: { merge: "أُضيف الملف إلى الموجود هنا", replace: "حلّ الملف محل ما كان هنا" },
      failures: {
        large: "هذا الملف أكبر من أن يكون تصديرًا من هذا الموقع.",
        unreadable: "تعذّر فتح هذا الملف. يُرجى اختياره من جديد.",
        foreign: "هذا الملف ليس تصديرًا من هذا الموقع، أو أنه تالف. يُرجى اختيار ملف سبق تصديره من هنا.",
        newer: "هذا الملف من إصدار أحدث لهذا الموقع. يُرجى إعادة تحميل الصفحة ثم إعادة المحاولة.",
      },
      off: "هذا الجهاز مضبوط على عدم تذكّر أي شيء. للاستيراد يجب إلغاء ذلك أولًا.",
    },
    /** Texts that could not be read. */
    damaged: {
      title: "تعذّرت قراءة بعض ما كان مخزّنًا هنا",
      text: "حُفظ على حدة، ويستمر الباقي كما كان. يمكن حفظه لفحصه لاحقًا، أو ليفحصه شخص آخر.",
      save: "حفظ في ملف",
      remove: "حذف",
      removed: "تم الحذف من هذا الجهاز",
      file: (subject: string): string => `damaged-${subject}.txt`,
    },
    deletion: {
      button: "حذف كل ما هو مخزّن هنا",
      title: "حذف كل ما هو مخزّن هنا؟",
      text: "قائمتك وقوائمك الخاصة وما تمت مشاهدته والتقييمات والملاحظات ومواضع التوقف وكل خيارات هذه الصفحة. لا يمكن التراجع عن ذلك بعد مغادرة الصفحة. وللاحتفاظ بنسخة يجب التصدير أولًا.",
      confirm: "حذف الكل",
      cancel: "إبقاء",
      done: "حُذف كل ما كان مخزّنًا على هذا الجهاز.",
    },
    install: {
      title: "التطبيق",
      note: "أيقونة على هذا الجهاز ونافذة مستقلة دون أشرطة المتصفح. الصفحات هي نفسها، ويمكن إزالة التطبيق كأي تطبيق آخر.",
      button: (name: string): string => `تثبيت ${name}`,
      installing: (name: string): string => `جارٍ تثبيت ${name}. قد يستغرق ذلك نصف دقيقة.`,
      installed: (name: string): string => `تم تثبيت ${name} على هذا الجهاز.`,
      dismissed: "لم يُثبَّت التطبيق. يمكن تثبيته لاحقًا: هنا بعد إعادة تحميل الصفحة، أو من قائمة المتصفح.",
      steps: {
        phone: ["الضغط على «مشاركة» (مربع فيه سهم) في شريط المتصفح أو قائمته.", "اختيار «إضافة إلى الشاشة الرئيسية» من القائمة.", "الضغط على «إضافة»."],
        desktop: ["فتح قائمة «ملف» في Safari 17 أو إصدار أحدث.", "اختيار «إضافة إلى Dock».", "الضغط على «إضافة»."],
      },
      ownStorage: "يخزّن التطبيق بياناته بمعزل عن المتصفح. لنقل القائمة: التصدير هنا ثم الاستيراد في التطبيق.",
    },
  },
};
