import { lists, titles } from "../counts.ts";
import { plural } from "../text.ts";

export const ownLists = {
  /** Opens the dialog in which a title is put on lists. */
  lists: "القوائم",
  listsFor: (title: string): string => `قوائم ${title}`,
  noLists: "لا قوائم لديك بعد. اسم القائمة الأولى:",
  newList: "قائمة جديدة",
  /** The field in which a list gets another name. */
  name: "اسم القائمة",
  noName: "يجب إعطاء القائمة اسمًا.",
  create: "إنشاء",
  done: "تم",
  rename: "إعادة تسمية",
  save: "حفظ",
  cancel: "إلغاء",
  deleteList: "حذف",
  changeOrder: "تغيير الترتيب",
  allLists: "كل القوائم",
  sameName: "لديك قائمة بهذا الاسم.",
  mostLists: (most: number): string => `لديك ${lists(most)}، ولا مجال للمزيد.`,
  isFull: (most: number): string => `ممتلئة: ${titles(most)}`,
  /** Toasts, with an undo. A name follows. */
  deleted: "حُذفت القائمة",
  removedFrom: (list: string): string => `تمت الإزالة من ${list}`,
  share: "مشاركة",
  firstShared: (most: number): string =>
    plural(most, {
      zero: "يتضمن الرابط أول # عمل فقط.",
      one: "يتضمن الرابط أول عمل فقط.",
      two: "يتضمن الرابط أول عملين فقط.",
      few: "يتضمن الرابط أول # أعمال فقط.",
      many: "يتضمن الرابط أول # عملًا فقط.",
      other: "يتضمن الرابط أول # عمل فقط.",
    }),
  emptyList: {
    message: "هذه القائمة فارغة",
    hint: "تتم الإضافة بزر «القوائم» في صفحة فيلم أو مسلسل، أو بجانب عمل محفوظ.",
  },
  noOwnLists: {
    message: "لا قوائم بعد",
    hint: "يُكتب اسم القائمة أعلاه: أفلام ليوم ممطر، أو ما يُشاهد مع العائلة.",
  },
  gone: { message: "لا توجد قائمة كهذه", hint: "ربما حُذفت، أو أنها في متصفح آخر." },
  count: titles,
};
