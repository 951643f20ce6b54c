export const airingPage = {
  leads: {
    live: "Seriale, które w wybranym dniu mają nowy odcinek.",
    embedded:
      "Seriale z tego przykładowego katalogu nie są nowe. Odcinek każdego z nich pokazano po raz pierwszy w jednym z tych dni, w którymś z wcześniejszych lat.",
  },
  days: "Dni",
  today: "Dzisiaj",
  tomorrow: "Jutro",
  thisWeek: "W tym tygodniu",
  empty: { message: "Nie znamy seriali pasujących do tego wyboru", hint: "Wybierz inny dzień lub kraj." },
  /** For search engines. */
  descriptions: {
    live: "Seriale z nowym odcinkiem dzisiaj, w każdym z następnych dni i w tym tygodniu, według dat w twoim kraju.",
    embedded: "Rocznice seriali: odcinki pokazane po raz pierwszy w jednym z tych dni.",
  },
};
