const error = (text: string) => ({ title: "خطأ", text });
const notStored = (text: string) => ({ title: "لم يُحفظ على هذا الجهاز", text });

/** The messages of specification.md, section 8, and those of parts that it does not name. */
export const notices = {
  "trending-movies": error("تعذّر تحميل الأفلام الرائجة"),
  "popular-movies": error("تعذّر تحميل الأفلام الأكثر شعبية"),
  "top-rated-movies": error("تعذّر تحميل الأفلام الأعلى تقييمًا"),
  "popular-series": error("تعذّر تحميل المسلسلات الأكثر شعبية"),
  "top-rated-series": error("تعذّر تحميل المسلسلات الأعلى تقييمًا"),
  movie: error("تعذّر تحميل تفاصيل الفيلم"),
  series: error("تعذّر تحميل تفاصيل المسلسل"),
  season: error("تعذّر تحميل تفاصيل الموسم"),
  search: error("تعذّر تحميل نتائج البحث"),
  genreMovies: error("تعذّر تحميل أفلام هذا التصنيف"),
  genreSeries: error("تعذّر تحميل مسلسلات هذا التصنيف"),
  person: error("تعذّر تحميل معلومات الممثل"),
  linkCopied: { title: "تم نسخ الرابط!", text: "الرابط الآن في الحافظة." },
  linkNotCopied: { title: "تعذّر النسخ", text: "لم يُنسخ الرابط. يُرجى إعادة المحاولة." },
  // Not in section 8's table.
  "trending-series": error("تعذّر تحميل المسلسلات الرائجة"),
  discover: error("تعذّر تحميل القائمة"),
  upcoming: error("تعذّر تحميل الأفلام حسب موعد عرضها"),
  airing: error("تعذّر تحميل ما يُعرض على التلفزيون"),
  cast: error("تعذّر تحميل طاقم التمثيل"),
  reviews: error("تعذّر تحميل المراجعات"),
  similarMovies: error("تعذّر تحميل الأفلام المشابهة"),
  similarSeries: error("تعذّر تحميل المسلسلات المشابهة"),
  recommendations: error("تعذّر تحميل الترشيحات"),
  whereToWatch: error("تعذّر تحميل أماكن العرض"),
  episodeGuide: error("تعذّر تحميل دليل الحلقات"),
  collection: error("تعذّر تحميل سلسلة الأفلام"),
  fullCredits: error("تعذّر تحميل طاقم العمل"),
  pictures: error("تعذّر تحميل الصور"),
  notSaved: error("لم يُحفظ هذا التغيير. يُرجى التحقق من الاتصال وإعادة المحاولة."),
  savedFull: notStored("امتلأت مساحة التخزين المخصصة لهذا الموقع في المتصفح. يبقى هذا التغيير حتى إغلاق الصفحة أو إعادة تحميلها."),
  savedDenied: notStored("لا يسمح هذا المتصفح للموقع بتخزين أي شيء. يبقى هذا التغيير حتى إغلاق الصفحة أو إعادة تحميلها."),
  savedDamaged: { title: "تعذّرت قراءة بعض البيانات المحفوظة", text: "حُفظت على حدة على هذا الجهاز، ويمكن تصديرها من الإعدادات." },
  savedNewer: {
    title: "البيانات المحفوظة من إصدار أحدث لهذا الموقع",
    text: "لاستخدامها يلزم إعادة تحميل الصفحة. أما إذا غيّرت شيئًا هنا قبل ذلك، فستُحفظ على حدة ويمكن تصديرها من الإعدادات.",
  },
};
