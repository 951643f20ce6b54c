export const savedButtons = {
  // Save and Seen, on cards, on the pages of films and series, and by episode.
  saveTitle: (title: string): string => `حفظ ${title}`,
  save: "حفظ في قائمتي",
  seen: "تمت المشاهدة",
  seenSeries: "تمت مشاهدة كل الحلقات",
  allEpisodes: "كل الحلقات",
  seenSeason: (season: number): string => (season === 0 ? "تمت مشاهدة الحلقات الخاصة" : `تمت مشاهدة الموسم ${season}`),
  /** `episode`: "5. The Return" */
  seenEpisode: (episode: string): string => `تمت المشاهدة: ${episode}`,
  // Notices after a press, with the title's name below.
  saved: "تم الحفظ في قائمتي",
  removed: "تمت الإزالة من قائمتي",
  markedSeen: "وُضعت علامة «تمت المشاهدة»",
  unmarkedSeen: "أُزيلت علامة «تمت المشاهدة»",
  /** "The Wire، م2 ح5" */
  ofSeries: (series: string, part: string): string => `${series}، ${part}`,
  seasonNumber: (season: number): string => (season === 0 ? "الحلقات الخاصة" : `الموسم ${season}`),
};
