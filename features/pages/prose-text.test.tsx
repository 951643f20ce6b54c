import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { WordsProvider } from "#app/words/use-words.tsx";
import type { Language } from "#domain/languages.ts";
import { ProseText } from "./prose-text.tsx";

const shown = (language: Language, prose: string): string => {
  const source = { language, loaded: {}, load: async () => undefined };
  const { container } = render(
    <WordsProvider source={source}>
      <ProseText prose={prose} />
    </WordsProvider>,
  );
  return container.textContent.replaceAll("\u00a0", "_");
};

test("a word of one letter does not end a line in a translation, and English stays as it is", () => {
  expect(shown("pl", "Nic i w domu, z e-mail i „o tym”. A to 5 w")).toBe("Nic i_w_domu, z_e-mail i_„o_tym”. A_to 5 w");
  expect(shown("ru", "И в доме, и с ним: я")).toBe("И_в_доме, и_с_ним: я");
  expect(shown("fr", "L’y a-t-il à voir")).toBe("L’y a-t-il à_voir");
  expect(shown("en", "I saw a film")).toBe("I saw a film");
});
