import { type RenderOptions, render, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { type WordSource, WordsProvider } from "#app/words/use-words.tsx";
import type { Language } from "#domain/languages.ts";
import { wordsOf } from "#languages/all-words.server.ts";

const sourceOf = (language: Language): WordSource => ({ language, loaded: wordsOf(language), load: () => Promise.resolve() });
const english = sourceOf("en");

/** With all words of a language at hand. */
export const InLanguage = ({ language, children }: { language: Language; children: ReactNode }) => (
  <WordsProvider source={language === "en" ? english : sourceOf(language)}>{children}</WordsProvider>
);
export const InEnglish = ({ children }: { children: ReactNode }) => <InLanguage language="en">{children}</InLanguage>;

/** Testing Library's `render`, in English. */
export const renderInEnglish = (part: ReactNode, options: RenderOptions = {}) => render(part, { wrapper: InEnglish, ...options });

/** Testing Library's `renderHook`, in English. */
export const renderHookInEnglish = <Result,>(hook: () => Result) => renderHook(hook, { wrapper: InEnglish });
