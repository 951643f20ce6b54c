// Beside what the visitor has saved, where the device is set to remember nothing.
export const notStored = {
  remembersNothing: "هذا الجهاز مضبوط على عدم تذكّر أي شيء. يبقى ما يُحفظ حتى إغلاق هذه الصفحة أو إعادة تحميلها.",
  changeThat: "تغيير ذلك في الإعدادات",
};
