import type { ComponentProps } from "react";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { ListInPlace } from "#features/lists/paging/list-in-place.tsx";

type RecommendationsProps<T extends { id: number }> = Pick<ComponentProps<typeof ListInPlace<T>>, "pageQuery" | "moreText" | "children"> & {
  extras: { recommendations: readonly T[]; firstPage: { recommendations: number } };
};

/** Absent without any. */
export function Recommendations<T extends { id: number }>({ extras: { recommendations, firstPage }, ...list }: RecommendationsProps<T>) {
  const { recommendations: title } = useWords("titles").titleSections;
  if (recommendations.length === 0) return null;
  return (
    <Section title={title}>
      <ListInPlace beginning={recommendations} onFirstPage={firstPage.recommendations} label={title} {...list} />
    </Section>
  );
}
