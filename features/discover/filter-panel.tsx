import { Suspense } from "react";
import "./filters.css";
import { type ComponentProps, useState } from "react";
import { useLocation } from "#app/router/router.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon, slidersIcon } from "#app/ui/icons.tsx";
import { lazyExtra, lazyPart } from "#app/ui/lazy-part.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { filterFormId } from "./form-id.ts";

const FilterForm = lazyPart(async () => (await import("./filter-form.tsx")).FilterForm);
const FilterSheet = lazyExtra(async () => (await import("./filter-sheet.tsx")).FilterSheet);

/** A failure shows when they are rendered. */
const loadSheet = () => void FilterSheet.load().catch(() => undefined);

/** As high as a few of the form's groups. */
const formSkeleton = <div aria-hidden="true" className="skeleton h-[60vh]" />;

type FormProps = Omit<ComponentProps<typeof FilterForm>, "id" | "className" | "onApply">;

/** Beside the list on a desktop, with its button in the first screen; without script above it in a narrower window. */
export function FilterColumn(props: FormProps) {
  const words = useWords("discover").discoverPage;
  return (
    <section aria-label={words.filters} className="filter-column max-lg:hidden max-lg:noscript:block">
      <Suspense fallback={formSkeleton}>
        <FilterForm id={filterFormId} className="bg-page" {...props} />
      </Suspense>
    </section>
  );
}

/** `[isOpen, setOpen]`. Open for the address at which it was opened, so that an applied filter and Back close it. */
function useSheet(): [boolean, (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return [openedAt === key, (isOpen) => setOpenedAt(isOpen ? key : null)];
}

/** The button of narrower windows, and its sheet. */
export function FilterButton(props: FormProps) {
  const words = useWords("discover").discoverPage;
  const [isOpen, setOpen] = useSheet();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={buttonClass("quiet", "px-4 lg:hidden noscript:hidden")}
        onPointerDown={loadSheet}
        onClick={() => setOpen(true)}
      >
        <Icon of={slidersIcon} className="size-5" />
        {words.openFilters(props.active.length)}
      </button>
      {isOpen && (
        <FilterSheet onClose={() => setOpen(false)}>
          <FilterForm className="bg-raised" onApply={() => setOpen(false)} {...props} />
        </FilterSheet>
      )}
    </>
  );
}
