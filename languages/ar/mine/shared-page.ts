import { lists, titles } from "../counts.ts";
import { number, plural } from "../text.ts";

// The page of a list that came as an address.
export const sharedPage = {
  /** Of a list without a name. */
  unnamed: "قائمة مشاركة",
  about: "وصلت هذه القائمة، واسمها أيضًا، مع الرابط الذي فُتح، وهي غير مخزّنة على هذا الموقع. حفظها يُبقيها على هذا الجهاز.",
  titleCount: titles,
  /** For search engines and previews of the address. */
  description: (count: number): string => {
    const text = plural(count, {
      zero: "قائمة من # عمل",
      one: "قائمة من عمل واحد",
      two: "قائمة من عملين",
      few: "قائمة من # أعمال",
      many: "قائمة من # عملًا",
      other: "قائمة من # عمل",
    });
    return `${text} للمشاهدة، تمت مشاركتها عبر رابط.`;
  },
  listLabel: "أعمال هذه القائمة",
  /** In place of a title that the page does not have. */
  notLoaded: { movie: "فيلم لم يُحمّل بعد", tv: "مسلسل لم يُحمّل بعد" },
  missing: "غير موجود على الموقع",
  failed: "تعذّر تحميل بعض أعمال هذه القائمة.",
  /** Below the list. */
  dropped: (count: number): string => {
    const text = plural(count, {
      zero: "استُبعد # عنصر من الرابط",
      one: "استُبعد عنصر واحد من الرابط",
      two: "استُبعد عنصران من الرابط",
      few: "استُبعدت # عناصر من الرابط",
      many: "استُبعد # عنصرًا من الرابط",
      other: "استُبعد # عنصر من الرابط",
    });
    return `${text}، إما لعدم الإشارة إلى أي عمل أو لطول القائمة.`;
  },
  empty: {
    message: "لا توجد أعمال في هذا الرابط",
    hint: "ربما وصل الرابط مبتورًا. يمكن طلبه من جديد، أو العثور على شيء للمشاهدة هنا.",
  },
  /** Beside the buttons, which wait for all titles. */
  loaded: (count: number, all: number): string =>
    `حُمّل ${number(count)} من أصل ${plural(all, { zero: "# عمل", one: "عمل واحد", two: "عملين", few: "# أعمال", many: "# عملًا", other: "# عمل" })}`,
  saveAll: "حفظ الكل",
  saveAsList: "حفظ في قائمة جديدة",
  openMyList: "فتح قائمتي",
  /** Of toasts. */
  savedAll: (count: number): string =>
    plural(count, {
      zero: "حُفظ # عمل في قائمتي",
      one: "حُفظ عمل واحد في قائمتي",
      two: "حُفظ عملان في قائمتي",
      few: "حُفظت # أعمال في قائمتي",
      many: "حُفظ # عملًا في قائمتي",
      other: "حُفظ # عمل في قائمتي",
    }),
  /** Below it. */
  leftOut: (count: number): string =>
    plural(count, {
      zero: "",
      one: "تعذّر تحميل عمل واحد",
      two: "تعذّر تحميل عملين",
      few: "تعذّر تحميل # أعمال",
      many: "تعذّر تحميل # عملًا",
      other: "تعذّر تحميل # عمل",
    }),
  allSavedBefore: "كلها موجودة في قائمتي من قبل",
  savedAsList: "تم الحفظ في قائمة جديدة",
  noRoom: (most: number): string => `لديك ${lists(most)}، ولا مجال للمزيد. يجب حذف قائمة أولًا.`,
};
