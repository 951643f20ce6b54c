import { ClampedText } from "#app/ui/clamped-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";

/** specification.md, section 2: the SEO text, cut after three lines. */
export function AboutText({ title, text }: { title: string; text: string }) {
  const words = useWords("titles").titleSections;
  return (
    <Section title={words.about(title)}>
      <ClampedText name="about" about={words.about(title)} more={words.readMore} less={words.readLess} className="max-w-[75ch] text-muted">
        {text}
      </ClampedText>
    </Section>
  );
}
