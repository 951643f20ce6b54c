export const homePage = {
  /** Two lines of the landing page's marquee. */
  landingHeadline: "أفلام ومسلسلات مجانية.\nبلا حساب.",
  watchButton: (name: string): string => `المشاهدة على ${name}`,
  welcome: "مرحبًا",
  searchLabel: "البحث عن شيء للمشاهدة",
  /** The h1 of /home, for screen readers. */
  heading: "الأفلام",
  trendingNow: "الرائج الآن",
  carousel: "شريط متحرك",
  carouselLabel: "الأفلام الرائجة",
  slide: "شريحة",
  slideLabel: (number: number, count: number): string => `${number} من ${count}`,
  pause: "إيقاف الشريط المتحرك",
  resume: "استئناف الشريط المتحرك",
  showSlide: (title: string, number: number, count: number): string => `عرض ${title}، ${number} من ${count}`,
};
