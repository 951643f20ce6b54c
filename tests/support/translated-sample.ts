import { sampleData, sampleFilm, samplePerson, sampleSeries } from "./embedded-data.ts";

// A small catalog with German and Arabic texts, for tests.

export const texts = { tagline: "Tag line", overview: "Overview." };
const translation = { films: [], series: [], collections: [] };
const german = {
  ...translation,
  iso_639_1: "de",
  iso_3166_1: "DE",
  name: "Deutsch",
  english_name: "German",
  season: "Staffel {number}",
  specials: "Extras",
  films: [{ id: 19, title: "Der Spieler", tagline: "Ein Spruch", overview: "Ein Überblick." }],
  series: [
    {
      id: 7,
      name: "Die Vampire",
      overview: "Serie.",
      seasons: [{ season_number: 1, overview: "Zehn Folgen.", episodes: [{ episode_number: 1, name: "Der Ring" }] }],
    },
  ],
  collections: [{ id: 6, name: "Zwei Filme", overview: "Unsere." }],
};
const arabic = {
  ...translation,
  iso_639_1: "ar",
  iso_3166_1: "SA",
  name: "العربية",
  english_name: "Arabic",
  season: "الموسم {number}",
  specials: "حلقات خاصة",
  films: [{ id: 19, title: "المقامر", overview: "نظرة عامة." }],
  series: [{ id: 7, name: "مصاصو الدماء" }],
};

const episodes = [1, 2].map((episode_number) => ({ episode_number, name: `Part ${episode_number}`, air_date: null, runtime: 20, overview: "Part." }));
const seasons = [0, 1].map((season_number) => ({
  season_number,
  name: season_number ? "Season 1" : "Specials",
  overview: "Season.",
  air_date: null,
  episodes,
}));
const crew = [{ name: "Fritz Lang", job: "Director" }];
export const translatedSample = {
  ...sampleData(
    [
      sampleFilm(19, { ...texts, title: "The Gambler", original_title: "Игрок", original_language: "ru", crew, popularity: 30, imdb_id: "tt0017136" }),
      sampleFilm(20, { ...texts, title: "Strike", original_title: "Стачка", original_language: "ru", crew }),
    ],
    [sampleSeries(7, { ...texts, name: "The Vampires", original_name: "Les Vampires", seasons, crew })],
    [samplePerson(68, "Fritz Lang", { biography: "Life.", known_for_department: "Directing" })],
  ),
  links: { collections: [{ id: 6, name: "Two Films", overview: "Ours.", films: [19, 20] }] },
  translations: { "de.json": german, "ar.json": arabic },
};
