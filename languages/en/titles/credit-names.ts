export const creditNames = {
  /** By the provider's names, which are in English. */
  jobs: {} as Readonly<Record<string, string>>,
  /** In place of "Self", "Himself" and "Herself", where a language says another word. */
  self: null as string | null,
  /** In parentheses behind a character's name, by the provider's: "voice". */
  notes: {} as Readonly<Record<string, string>>,
  /** "as Maria" */
  asCharacter: (character: string): string => `as ${character}`,
  /** Of an appearance as self, with `self`. */
  asSelf: (character: string): string => `as ${character}`,
};
