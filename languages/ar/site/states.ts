export const states = {
  pageFailed: "سنعود بعد لحظات",
  screenFailed: "حدث خطأ في هذه الصفحة.",
  stillWaiting: "لا يزال انتظار قاعدة بيانات الأفلام مستمرًا.",
  emptyList: "لا يوجد شيء هنا بعد.",
};
