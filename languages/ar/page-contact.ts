import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

const answers = prose`كثير من الأسئلة لها جواب في صفحتي ${{ text: "الدعم", to: paths.support }} و${{ text: "الأسئلة الشائعة", to: paths.faq }}.`;

const email = ({ contactEmail, name }: PublicSite): ProseSection => ({
  title: "البريد الإلكتروني",
  blocks:
    contactEmail === null
      ? [`لم تقدّم الجهة القائمة على ${name} عنوان بريد إلكتروني بعد.`, answers]
      : [[{ text: contactEmail, to: `mailto:${contactEmail}` }], "تصل الرسالة مباشرة إلى الجهة القائمة على هذا الموقع. لا نموذج للتعبئة ولا رقم تذكرة."],
});

const mail = ({ postalAddress }: PublicSite): ProseSection => ({
  title: "العنوان البريدي",
  blocks: [postalAddress ?? "لم تقدّم الجهة القائمة على هذا الموقع عنوانًا بريديًا بعد."],
});

const whatToInclude = (): ProseSection => ({
  title: "ما يُستحسن ذكره",
  blocks: [
    {
      list: [
        "فيلم لا يعمل: رابط صفحته والخادم المختار والمتصفح.",
        "خطأ في المعلومات: الصفحة، وما الصواب.",
        "شيء يتعذّر الوصول إليه أو قراءته: ما كان المطلوب فعله، والجهاز أو التقنية المساعدة المستخدمة.",
        "فكرة: الفكرة وحدها تكفي.",
      ],
    },
    answers,
  ],
});

const copyright = (site: PublicSite): ProseSection => ({
  title: "مطالبات حقوق النشر",
  blocks: [disclaimer(site), "يُرجى ذكر اسم العمل ورابط الصفحة وصفة التصرف نيابة عن صاحب الحقوق. والعمل الذي يجب حذفه يُحذف من كل صفحة وقائمة وبحث."],
});

const withoutAddress = (site: PublicSite): StaticPage => ({
  title: "التواصل معنا",
  description: `كيفية الوصول إلى القائمين على ${site.name}، وأين توجد الإجابات في هذه الأثناء.`,
  lead: `لا يستطيع ${site.name} استقبال البريد الإلكتروني بعد. وقد تكون الإجابة المطلوبة في صفحة أخرى.`,
  sections: [email(site), mail(site), { title: "مطالبات حقوق النشر", blocks: [disclaimerWithoutAddress(site.name)] }],
});

const withAddress = (site: PublicSite): StaticPage => ({
  title: "التواصل معنا",
  description: `كيفية الوصول إلى القائمين على ${site.name}: بالبريد الإلكتروني أو العادي، للأسئلة والتصحيحات والأفكار ومطالبات حقوق النشر.`,
  lead: "يسعدنا أن نعرف ما لا يعمل، وما ينقص، وما يعجب.",
  sections: [email(site), mail(site), whatToInclude(), copyright(site)],
});

const contact = (site: PublicSite): StaticPage => (site.contactEmail === null ? withoutAddress(site) : withAddress(site));

export const words: Words["page-contact"] = { page: contact };
