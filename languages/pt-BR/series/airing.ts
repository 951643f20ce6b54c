import { counted } from "../text.ts";

function countdown(days: number): string {
  if (days === 0) return "hoje";
  return days === 1 ? "amanhã" : `em ${counted(days, "dia", "dias")}`;
}
export const airing = {
  nextEpisode: "Próximo episódio:",
  lastEpisode: "Último episódio:",
  noDate: "data a confirmar",
  countdown,
};
