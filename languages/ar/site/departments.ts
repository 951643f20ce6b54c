import type { Department } from "#domain/provider-names.ts";

/** By the provider's names. The work and not the person, whose gender the words do not know. */
export const departments: Readonly<Record<string, string>> = {
  Acting: "تمثيل",
  Actor: "تمثيل",
  Actors: "تمثيل",
  Art: "إدارة فنية",
  Camera: "تصوير",
  "Costume & Make-Up": "أزياء ومكياج",
  Creator: "ابتكار",
  Crew: "طاقم العمل",
  Directing: "إخراج",
  Editing: "مونتاج",
  Lighting: "إضاءة",
  Production: "إنتاج",
  Sound: "صوت",
  "Visual Effects": "مؤثرات بصرية",
  Writing: "تأليف",
} satisfies Record<Department, string>;
