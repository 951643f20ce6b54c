import { useId, useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { Section } from "#app/ui/section.tsx";
import { useLanguage, usePathIn, useWords } from "#app/words/use-words.tsx";
import { limits } from "#domain/limits.ts";
import { titleOfHeading } from "#domain/page-title.ts";
import { useCopy } from "#features/sharing/use-copy.ts";
import { calendarFile } from "./calendar-file.ts";
import { subscribedTitles, subscriptionPath } from "./model/calendar-address.ts";
import type { Calendar } from "./use-calendar.ts";

type SubscriptionProps = { calendar: Calendar; today: string };

/** Has the browser save the days as a file. */
function useDownload({ calendar: { entries }, today }: SubscriptionProps, hidesNames: boolean): () => void {
  const [calendar, site] = [useWords("calendar"), useWords("site")];
  const { origin, name: siteName } = useSite();
  const language = useLanguage();
  const name = titleOfHeading(calendar.calendarPage.heading, { name: siteName });
  return () => saveFile("calendar.ics", calendarFile({ entries, name, language, words: { calendar, site }, origin, hidesNames, today }), "text/calendar");
}

function Address({ url }: { url: string }) {
  const words = useWords("calendar").subscription;
  const { copyLink, copied: hasCopied } = useWords("site").share;
  const [copied, copy] = useCopy(url);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <label className="grid min-w-0 grow gap-1 text-sm text-muted">
        {words.address}
        <input
          readOnly
          value={url}
          dir="ltr"
          className="h-11 w-full min-w-0 rounded-md border border-line bg-raised px-3 text-ivory"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <Button onClick={() => void copy()}>{copied ? hasCopied : copyLink}</Button>
    </div>
  );
}

/** The days as a file, and as an address that a calendar's program subscribes to. */
export function SubscriptionSection(props: SubscriptionProps) {
  const words = useWords("calendar").subscription;
  const { keys, entries, region } = props.calendar;
  const { spoilers } = useDeviceSettings();
  const [hidesNames, setHidesNames] = useState(spoilers !== "off");
  const download = useDownload(props, hidesNames);
  const idsId = useId();
  const { origin } = useSite();
  const pathIn = usePathIn();
  const titles = subscribedTitles(entries, keys);
  const url = origin + pathIn(subscriptionPath({ titles, region, hidesNames }));
  return (
    <Section title={words.title} className="mt-4 border-t border-line pt-8">
      <div className="grid max-w-3xl grid-cols-1 gap-8">
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input type="checkbox" className="size-5 shrink-0" checked={hidesNames} onChange={({ target }) => setHidesNames(target.checked)} />
          {words.withoutNames}
        </label>
        <div className="grid justify-items-start gap-3">
          <Button onClick={download}>{words.download}</Button>
          <p className="text-sm text-muted">{words.downloadNote}</p>
        </div>
        <div className="grid grid-cols-1 gap-3">
          <a href={url.replace(/^https?:/, "webcal:")} aria-describedby={idsId} className={buttonClass("quiet", "justify-self-start")}>
            {words.subscribe}
          </a>
          <p className="text-sm text-muted">{words.subscribeNote}</p>
          <p id={idsId} className="font-semibold">
            {words.ids}
          </p>
          {keys.length > limits.calendar.subscribed && <p className="text-sm text-muted">{words.firstTitles(titles.length)}</p>}
          <Address url={url} />
        </div>
      </div>
    </Section>
  );
}
