import type { ListPageName } from "#domain/addresses.ts";

type Description = { description: (site: { tagline: string }) => string; keywords: readonly string[] };
export const listPages = {
  /** The name of each page, of its breadcrumb and its document title, and the name of its list. The landing page's title is the site's. */
  listPageTexts: {
    landing: { page: "Strona główna", list: "Popularne filmy" },
    home: { page: "Filmy", list: "Popularne filmy" },
    top: { page: "Najlepiej oceniane filmy", list: "Najlepiej oceniane filmy" },
    series: { page: "Seriale", list: "Popularne seriale" },
    topSeries: { page: "Najlepiej oceniane seriale", list: "Najlepiej oceniane seriale" },
  },
  /** For search engines: in the browser nothing reads it. `keywords`: section 2's "extra keywords". */
  listPageDescriptions: {
    landing: {
      description: ({ tagline }) => `${tagline}. Odkrywaj filmy, seriale i ludzi, którzy je tworzą, i naciśnij „Odtwórz”: za darmo i bez konta.`,
      keywords: ["filmy", "seriale", "oglądaj online", "za darmo"],
    },
    home: {
      description: () => "Filmy na dzisiejszy wieczór: popularne, na czasie, a do tego seriale tygodnia. Wybierz jeden i oglądaj.",
      keywords: ["filmy", "popularne filmy", "oglądaj online", "za darmo"],
    },
    top: {
      description: () => "Najlepiej oceniane filmy z katalogu na jednej ścianie plakatów. Przy każdym obsada, recenzje i odtwarzacz.",
      keywords: ["najlepiej oceniane filmy", "najlepsze filmy", "oglądaj online"],
    },
    series: {
      description: () => "Seriale na dzisiejszy wieczór, sezon po sezonie. Każdy odcinek ma odtwarzacz i link, który możesz udostępnić.",
      keywords: ["seriale", "popularne seriale", "odcinki", "oglądaj online"],
    },
    topSeries: {
      description: () => "Najlepiej oceniane seriale z katalogu: sezony, odcinki, obsada i recenzje, a do każdego odcinka odtwarzacz.",
      keywords: ["najlepiej oceniane seriale", "najlepsze seriale", "oglądaj online"],
    },
  } as Record<ListPageName, Description>,
};
