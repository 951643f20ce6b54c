import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

export const words: Words["page-contact"] = {
  title: "التواصل معنا",
  description: (siteName, hasAddress) =>
    hasAddress
      ? `كيفية الوصول إلى القائمين على ${siteName}: بالبريد الإلكتروني أو العادي، للأسئلة والتصحيحات والأفكار ومطالبات حقوق النشر.`
      : `كيفية الوصول إلى القائمين على ${siteName}، وأين توجد الإجابات في هذه الأثناء.`,
  lead: "يسعدنا أن نعرف ما لا يعمل، وما ينقص، وما يعجب.",
  leadWithoutAddress: (siteName) => `لا يستطيع ${siteName} استقبال البريد الإلكتروني بعد. وقد تكون الإجابة المطلوبة في صفحة أخرى.`,
  answers: prose`كثير من الأسئلة لها جواب في صفحتي ${{ text: "الدعم", to: paths.support }} و${{ text: "الأسئلة الشائعة", to: paths.faq }}.`,
  email: {
    title: "البريد الإلكتروني",
    none: (siteName) => `لم تقدّم الجهة القائمة على ${siteName} عنوان بريد إلكتروني بعد.`,
    text: "تصل الرسالة مباشرة إلى الجهة القائمة على هذا الموقع. لا نموذج للتعبئة ولا رقم تذكرة.",
  },
  mail: { title: "العنوان البريدي", none: "لم تقدّم الجهة القائمة على هذا الموقع عنوانًا بريديًا بعد." },
  include: {
    title: "ما يُستحسن ذكره",
    list: [
      "فيلم لا يعمل: رابط صفحته والخادم المختار والمتصفح.",
      "خطأ في المعلومات: الصفحة، وما الصواب.",
      "شيء يتعذّر الوصول إليه أو قراءته: ما كان المطلوب فعله، والجهاز أو التقنية المساعدة المستخدمة.",
      "فكرة: الفكرة وحدها تكفي.",
    ],
  },
  claims: {
    title: "مطالبات حقوق النشر",
    disclaimer,
    disclaimerWithoutAddress,
    text: "يُرجى ذكر اسم العمل ورابط الصفحة وصفة التصرف نيابة عن صاحب الحقوق. والعمل الذي يجب حذفه يُحذف من كل صفحة وقائمة وبحث.",
  },
};
