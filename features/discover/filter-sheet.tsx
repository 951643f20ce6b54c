import type { ReactNode } from "react";
import { CloseButton, Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/words/use-words.tsx";

/** The filters where there is no room for them beside the list: a modal dialog, so that the focus stays within and Escape or Back closes it. */
export function FilterSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { filters } = useWords("discover").discoverPage;
  const words = useWords("discover").discoverForm;
  return (
    <Modal aria-labelledby="sheet-heading" className="filter-sheet" onClose={onClose}>
      <div className="px-4 sm:px-6">
        <div className="sticky top-0 z-10 -mx-1 flex items-center justify-between gap-4 bg-raised px-1 py-2">
          <h2 id="sheet-heading" className="display text-heading font-bold">
            {filters}
          </h2>
          <CloseButton label={words.closeFilters} className="-me-2.5" />
        </div>
        {children}
      </div>
    </Modal>
  );
}
