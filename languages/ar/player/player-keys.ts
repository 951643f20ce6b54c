/** The first-party player's keys (player/keyboard.ts). Apart from its words, because pages of text list them too. */
const shortcuts: readonly { keys: string; does: string }[] = [
  { keys: "مفتاح المسافة أو K", does: "تشغيل وإيقاف مؤقت" },
  { keys: "السهم الأيسر والسهم الأيمن", does: "خمس ثوانٍ إلى الخلف أو إلى الأمام" },
  { keys: "J أو L", does: "عشر ثوانٍ إلى الخلف أو إلى الأمام" },
  { keys: "السهم الأعلى والسهم الأسفل", does: "رفع الصوت وخفضه" },
  { keys: "من 0 إلى 9", does: "الانتقال إلى موضع من 0% إلى 90% من الفيلم" },
  // The signs themselves would be mirrored.
  { keys: "علامتا أصغر من وأكبر من", does: "إبطاء وتسريع" },
  { keys: "C", does: "الترجمة" },
  { keys: "M", does: "كتم الصوت" },
  { keys: "F", does: "ملء الشاشة" },
  { keys: "?", does: "قائمة كل الاختصارات" },
];

export const playerKeys = {
  shortcuts,
  playerKeys: shortcuts.map(({ keys, does }) => `${keys}: ${does}`),
};
