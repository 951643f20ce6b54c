import type { LeadCredit } from "#features/titles/model/credits.ts";
import { number } from "../text.ts";

/** Names of professions stand for people of any gender, as Russian film sites have them. */
const roles: Record<LeadCredit["role"], readonly [one: string, several: string]> = {
  creator: ["Автор идеи", "Авторы идеи"],
  director: ["Режиссёр", "Режиссёры"],
  writer: ["Сценарий", "Сценарий"],
  composer: ["Музыка", "Музыка"],
  cinematographer: ["Оператор", "Операторы"],
};
export const leadCredits = {
  roleName: ({ role, people }: LeadCredit): string => roles[role][people.length === 1 ? 0 : 1],
  /** Follows the first names and opens the others. */
  andMore: (count: number): string => `и ещё ${number(count)}`,
};
