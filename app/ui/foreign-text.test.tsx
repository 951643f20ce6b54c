import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { type WordSource, WordsProvider } from "#app/words/use-words.tsx";
import type { Language } from "#domain/languages.ts";
import { Name, Sentence } from "./foreign-text.tsx";

function htmlIn(language: Language, part: ReactNode): string {
  const source: WordSource = { language, loaded: {}, load: () => Promise.resolve() };
  return render(<WordsProvider source={source}>{part}</WordsProvider>).container.innerHTML;
}

test("a name is isolated where the page runs the other way, or where its language is another", () => {
  expect(htmlIn("de", <Name>Help!</Name>)).toBe("Help!");
  expect(htmlIn("de", <Name lang="en">Help!</Name>)).toBe('<bdi lang="en">Help!</bdi>');
  expect(htmlIn("ar", <Name>Help!</Name>)).toBe("<bdi>Help!</bdi>");
});

test("a sentence isolates each name in it, the longest first", () => {
  const names = ["Lang", "Fritz Lang", "M"];
  expect(htmlIn("ar", <Sentence names={names}>إخراج Fritz Lang، M، وLang</Sentence>)).toBe("إخراج <bdi>Fritz Lang</bdi>، <bdi>M</bdi>، و<bdi>Lang</bdi>");
  expect(htmlIn("en", <Sentence names={names}>By Fritz Lang</Sentence>)).toBe("By Fritz Lang");
});

test("a name is no part of a longer word, and its marks are no pattern", () => {
  expect(htmlIn("ar", <Sentence names={["M"]}>على Metropolis</Sentence>)).toBe("على Metropolis");
  expect(htmlIn("ar", <Sentence names={["S.W.A.T. (2003)?"]}>{"عن S.W.A.T. (2003)? وSxWxAxT"}</Sentence>)).toBe("عن <bdi>S.W.A.T. (2003)?</bdi> وSxWxAxT");
  expect(htmlIn("ar", <Sentence names={["", "المقامر"]}>نبذة عن المقامر</Sentence>)).toBe("نبذة عن المقامر");
});

test("a marked name is isolated in any page", () => {
  expect(
    htmlIn(
      "de",
      <Sentence names={["The Ring"]} lang="en">
        1. The Ring
      </Sentence>,
    ),
  ).toBe('1. <bdi lang="en">The Ring</bdi>');
});
