import type { Department } from "#domain/provider-names.ts";

/** By the provider's names. The work and not the person: a heading above many and the occupation of one. "Sound" has the composers, too. */
export const departments: Readonly<Record<string, string>> = {
  Acting: "Актёрская работа",
  Actor: "Актёрская работа",
  Actors: "Актёрская работа",
  Art: "Художественное оформление",
  Camera: "Операторская работа",
  "Costume & Make-Up": "Костюмы и грим",
  Creator: "Идея",
  Crew: "Съёмочная группа",
  Directing: "Режиссура",
  Editing: "Монтаж",
  Lighting: "Освещение",
  Production: "Продюсирование",
  Sound: "Музыка и звук",
  "Visual Effects": "Визуальные эффекты",
  Writing: "Сценарий",
} satisfies Record<Department, string>;
