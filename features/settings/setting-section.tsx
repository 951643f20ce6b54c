import { type ReactNode, useId } from "react";

type SettingSectionProps = {
  title: string;
  /** What the section is for, below its heading. */
  note?: string;
  children: ReactNode;
};

/** The heading at the side, the fields beside it. */
export function SettingSection({ title, note, children }: SettingSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="setting-section">
      <div>
        <h2 id={headingId} className="display text-heading font-bold">
          {title}
        </h2>
        {note && <p className="mt-3 max-w-[40ch] text-sm text-muted">{note}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start justify-items-start gap-5">{children}</div>
    </section>
  );
}
