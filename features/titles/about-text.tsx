import { ClampedText } from "#app/ui/clamped-text.tsx";
import { Sentence } from "#app/ui/foreign-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";

/** specification.md, section 2: the SEO text, cut after three lines. `names`: of people, companies and other titles in it. */
export function AboutText({ title, text, names }: { title: string; text: string; names: readonly string[] }) {
  const words = useWords("titles").titleSections;
  return (
    <Section title={<Sentence names={[title]}>{words.about(title)}</Sentence>}>
      <ClampedText name="about" about={words.about(title)} more={words.readMore} less={words.readLess} className="max-w-[75ch] text-muted">
        <Sentence names={[title, ...names]}>{text}</Sentence>
      </ClampedText>
    </Section>
  );
}
