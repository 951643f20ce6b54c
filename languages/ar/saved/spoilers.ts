export const spoilers = {
  /** For screen readers, in place of a name. */
  hiddenName: "مخفي حتى تُشاهَد الحلقات السابقة",
  /** In the label of a cell. */
  nameHidden: "الاسم مخفي",
  show: "عرض الأحداث المخفية",
  /** Beside the button's words. */
  revealKey: "R",
};
