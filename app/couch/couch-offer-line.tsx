import { useEffect, useRef, useState } from "react";
import { chooseCouch } from "#app/data/couch.ts";
import { useLocation } from "#app/router/router.tsx";
import { Button } from "#app/ui/button.tsx";
import { CornerLine } from "#app/ui/corner-line.tsx";
import { useLateWords, useWords } from "#app/words/use-words.tsx";

/** Closed or left behind on its page, it does not come back. */
function Offer() {
  const { layout: words } = useWords("couch");
  const { pathname } = useLocation();
  const [offeredOn] = useState(pathname);
  const isLeft = pathname !== offeredOn;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLeft) chooseCouch(false);
  }, [isLeft]);
  // Who has arrows alone has no focus yet, and would not get here: OK takes the offer.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <CornerLine slot="couch-offer" onClose={() => chooseCouch(false)}>
      <p>{words.offer}</p>
      <Button ref={button} className="shrink-0 px-3" onClick={() => chooseCouch(true)}>
        {words.turnOn}
      </Button>
    </CornerLine>
  );
}

export const CouchOfferLine = () => useLateWords("couch") && <Offer />;
