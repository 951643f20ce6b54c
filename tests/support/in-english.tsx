import { type RenderOptions, render, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { type WordSource, WordsProvider } from "#app/words/use-words.tsx";
import { wordsOf } from "#languages/all-words.server.ts";

const englishWords = wordsOf("en");

const english: WordSource = { language: "en", loaded: englishWords, load: () => Promise.resolve() };

export const InEnglish = ({ children }: { children: ReactNode }) => <WordsProvider source={english}>{children}</WordsProvider>;

/** Testing Library's `render`, in English. */
export const renderInEnglish = (part: ReactNode, options: RenderOptions = {}) => render(part, { wrapper: InEnglish, ...options });

/** Testing Library's `renderHook`, in English. */
export const renderHookInEnglish = <Result,>(hook: () => Result) => renderHook(hook, { wrapper: InEnglish });
