export const airingPage = {
  leads: {
    live: "Series with a new episode on the chosen day.",
    embedded: "The series of this sample catalog are not new. An episode of each was first shown on one of these days in an earlier year.",
  },
  days: "Days",
  today: "Today",
  tomorrow: "Tomorrow",
  thisWeek: "This week",
  empty: { message: "No series are known for this choice", hint: "Choose another day or country." },
  /** For search engines. */
  descriptions: {
    live: "TV series with a new episode today, on each of the next days and this week, by the dates of your country.",
    embedded: "Anniversaries of series: episodes that were first shown on one of these days.",
  },
};
