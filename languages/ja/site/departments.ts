import type { Department } from "#domain/provider-names.ts";

/** By the provider's names. "Sound" has the composers, too. */
export const departments: Readonly<Record<string, string>> = {
  Acting: "俳優",
  Actor: "俳優",
  Actors: "俳優",
  Art: "美術",
  Camera: "撮影",
  "Costume & Make-Up": "衣装・メイク",
  Creator: "企画",
  Crew: "スタッフ",
  Directing: "監督",
  Editing: "編集",
  Lighting: "照明",
  Production: "製作",
  Sound: "音楽・音響",
  "Visual Effects": "視覚効果",
  Writing: "脚本",
} satisfies Record<Department, string>;
