import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

const blogs = ({ name: siteName }: Pick<PublicSite, "name">) => ({
  title: "المدونة",
  description: `ستة مقالات قصيرة على ${siteName}: توقيت النكتة في الكوميديا الصامتة، وصنعة المسلسلات السينمائية، والأفلام المفتوحة، واختيار الفيلم، وأبعاد الصورة، والترجمة.`,
  lead: "شيء للقراءة ريثما يجهز الفشار: عن الأفلام، وكيف تُصنع، وكيف تُشاهد.",
});

const backToHomepage = "العودة إلى الصفحة الرئيسية";

export const words: Words["page-blogs"] = { page: blogs, articles, backToHomepage };
