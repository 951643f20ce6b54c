import { useId, useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, share2Icon } from "#app/ui/icons.tsx";
import { lazyExtra } from "#app/ui/lazy-part.tsx";
import { usePathIn, useWords } from "#app/words/use-words.tsx";

const ShareChoices = lazyExtra(async () => (await import("./share-choices.tsx")).ShareChoices);

type ShareProps = {
  title: string;
  path: string;
  /** Up where a picture around the button would clip the panel below it. */
  opens?: "down" | "up";
};

/** Whether the device has a share sheet that visitors know: a phone's or a tablet's. */
const hasShareSheet = (): boolean => typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;

const isCanceled = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** In a row of buttons, over a picture. In a narrow or low window the panel stands at the start of the row, which has a position for it, so that the window does not cut it. */
export function SharePanel({ title, path, opens = "down" }: ShareProps) {
  const { share, shareText } = useWords("site").share;
  const pathIn = usePathIn();
  const { origin, name } = useSite();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const press = () => {
    if (open || !hasShareSheet()) return setOpen(!open);
    // Within the press: a browser refuses a sheet that opens later.
    navigator.share({ title, text: shareText(title, name), url: `${origin}${pathIn(path)}` }).catch((error: unknown) => setOpen(!isCanceled(error)));
  };
  return (
    <div className="relative max-lg:static short:static noscript:hidden" data-slot="share">
      <Button variant="glass" aria-expanded={open} aria-controls={open ? panelId : undefined} onClick={press}>
        <Icon of={share2Icon} className="size-4" />
        {share}
      </Button>
      {open && (
        <ShareChoices
          id={panelId}
          title={title}
          path={path}
          onClose={() => setOpen(false)}
          className={classNames(
            "absolute start-0 z-20 w-56 max-w-[90vw] rounded-lg border border-line bg-raised p-2 text-ivory shadow-2xl short:grid short:w-96 short:grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))]",
            opens === "up" ? "bottom-full mb-2" : "top-full mt-2",
          )}
        />
      )}
    </div>
  );
}
