import { useEffect, useEffectEvent, useState } from "react";
import { saveDeviceSettings } from "#app/data/device-store.ts";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { addressFrom } from "#app/router/location.ts";
import { useNavigate } from "#app/router/router.tsx";
import { useAnnouncement } from "#app/ui/announcement.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { useMediaQuery } from "#app/ui/media-query.ts";
import { useWords } from "#app/words/use-words.tsx";
import { useEndFocus } from "./end-focus.ts";
import { playerLimits } from "./model/player-limits.ts";
import { StillWatching } from "./still-watching.tsx";
import { beginsByItself, isUnattended } from "./unattended.ts";

/** The seconds that are left; `null` while nothing counts. */
function useCountdown(isOn: boolean, onEnd: () => void): number | null {
  const [left, setLeft] = useState<number>(playerLimits.upNext.startsAfterS);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
  const isOver = isOn && left <= 0;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return isOn ? Math.max(0, left) : null;
}

/** Unless the visitor has switched that off, or wants reduced motion. */
function useStartsByItself(isToEnd: boolean): boolean {
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const { autoplaysNext } = useDeviceSettings();
  return isToEnd && autoplaysNext && !isStill;
}

type UpNextProps = {
  /** "S2 E6" */
  code: string;
  /** The page's path with the episode's query string. */
  to: string;
  /** The last episode has played to its end. */
  isToEnd: boolean;
  onClose: () => void;
};

function AutoplaySwitch() {
  const words = useWords("stage").videoEnd;
  const settings = useDeviceSettings();
  return (
    <label>
      <input
        type="checkbox"
        checked={settings.autoplaysNext}
        onChange={(event) => saveDeviceSettings({ ...settings, autoplaysNext: event.currentTarget.checked })}
      />
      {words.autoplayNext}
    </label>
  );
}

function NextEpisode({ code, to, isToEnd, onClose }: UpNextProps) {
  const words = useWords("stage").videoEnd;
  const card = useEndFocus<HTMLElement>();
  const navigate = useNavigate();
  const starts = useStartsByItself(isToEnd);
  const left = useCountdown(starts, () => {
    beginsByItself();
    navigate(addressFrom("/", to).search, { replace: true });
  });
  // Once: a number that changes every second would be read out every second.
  useAnnouncement(left === null ? words.upNext(code) : words.upNextIn(code, playerLimits.upNext.startsAfterS));
  return (
    <section
      ref={card}
      aria-label={words.upNext(code)}
      className="stage-overlay stage-card shadow-2xl forced-colors:border"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <p aria-hidden="true" className="font-semibold">
        {left === null ? words.upNext(code) : words.upNextIn(code, left)}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <InPlaceLink to={to} className={buttonClass("primary", "grow")}>
          {words.playNow}
        </InPlaceLink>
        <Button data-first="" className="grow" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
      <AutoplaySwitch />
    </section>
  );
}

/** The next episode, which starts by itself unless the visitor cancels it. After three without a sign of the visitor, a question stands before it. */
export function UpNext(props: UpNextProps) {
  const starts = useStartsByItself(props.isToEnd);
  const { skipsStillWatching } = useDeviceSettings();
  // Settled when the episode ends: a sign meanwhile is no answer.
  const [asks] = useState(() => starts && skipsStillWatching !== true && isUnattended());
  return asks ? <StillWatching {...props} /> : <NextEpisode {...props} />;
}
