// The page that imports from other services.
export const importPage = {
  title: "استيراد أفلامك",
  lead: "لنقل ما حُفظ وشوهد وقُيّم على Letterboxd أو IMDb أو Trakt أو Simkl أو Movary أو TMDB أو Netflix. يقرأ المتصفح الملفات وتبقى على هذا الجهاز؛ ولا تُرسل منها سوى أسماء الأعمال، للعثور عليها هنا.",
  needsScript: "يحتاج الاستيراد إلى JavaScript: فالمتصفح يقرأ الملفات بنفسه.",
  guideTitle: "أين توجد الملفات",
  // The services' own words are quoted as they show them, in English. Netflix is in Arabic, too.
  guides: {
    letterboxd: "ضمن «Settings» يوجد قسم «Data» لتصدير البيانات. يُختار ملف ZIP كما هو.",
    imdb: "في صفحة التقييمات أو قائمة المشاهدة أو إحدى القوائم يوجد زر «Export». كل منها ملف CSV، ويمكن اختيار عدة ملفات.",
    trakt: "ضمن «Settings» يوجد قسم «Data» للتصدير. يُختار ملف ZIP، أو ملفات JSON أو CSV التي بداخله.",
    simkl: "ضمن «Settings» يوجد قسم «Backup» للتنزيل بصيغة JSON أو CSV.",
    movary: "ضمن «Settings» يوجد قسم «Data» لتصدير السجل والتقييمات وقائمة المشاهدة. تُختار ملفات CSV الثلاثة.",
    tmdb: "ضمن «Settings» يوجد قسم «Data Export». تُختار ملفات CSV للتقييمات وقائمة المشاهدة والمفضلة.",
    netflix: "ضمن «الحساب» توجد سجلات المشاهدة لكل ملف شخصي، وفيها خيار تنزيل الكل. لا تذكر Netflix السنوات، لذا قد يكون عدد أكبر من الأعمال غير واضح.",
  },
};
