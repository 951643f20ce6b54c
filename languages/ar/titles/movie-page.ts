export const moviePage = {
  loading: "جارٍ تحميل الفيلم",
  serverHint: "الفيلم لا يعمل؟ يمكن تجربة خادم آخر أدناه!",
  summary: "القصة",
  noOverview: "لا يوجد وصف متاح لهذا الفيلم.",
  similarMovies: "أفلام مشابهة",
  notFound: "الفيلم غير موجود",
  notFoundText: "لا يوجد فيلم في هذا الرابط. ربما كُتب الرابط بشكل غير صحيح، أو أُزيل الفيلم.",
};
