import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

export const words: Words["page-blogs"] = {
  title: "المدونة",
  description: (siteName) =>
    `ستة مقالات قصيرة على ${siteName}: توقيت النكتة في الكوميديا الصامتة، وصنعة المسلسلات السينمائية، والأفلام المفتوحة، واختيار الفيلم، وأبعاد الصورة، والترجمة.`,
  lead: "شيء للقراءة ريثما يجهز الفشار: عن الأفلام، وكيف تُصنع، وكيف تُشاهد.",
  articles,
  backToHomepage: "العودة إلى الصفحة الرئيسية",
};
