import { ClampedText } from "#app/ui/clamped-text.tsx";
import { Section } from "#app/ui/section.tsx";

/** specification.md, section 2: the SEO text, cut after three lines. */
export function AboutText({ title, text }: { title: string; text: string }) {
  return (
    <Section title={`About ${title}`}>
      <ClampedText name="about" more="Read More" less="Read Less" className="max-w-[75ch] text-muted">
        {text}
      </ClampedText>
    </Section>
  );
}
