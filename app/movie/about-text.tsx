import { ClampedText } from "#app/ui/clamped-text.tsx";
import { Section } from "#app/ui/section.tsx";

/** 'About {title}': section 2's SEO text, three lines of it until it is opened. */
export function AboutText({ title, text }: { title: string; text: string }) {
  return (
    <Section title={`About ${title}`}>
      <ClampedText name="about" more="Read More" less="Read Less" className="max-w-[75ch] text-muted">
        {text}
      </ClampedText>
    </Section>
  );
}
