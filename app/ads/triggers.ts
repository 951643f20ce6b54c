import { type RefObject, useEffect } from "react";
import { type AdTriggers, adTriggerMessage } from "#domain/ad.ts";
import { type AdTrigger, clickPair, delayWithin, isTriggered, triggersFor } from "#domain/ad-triggers.ts";

/** Every card is a link in a list of the page's main part. */
const card = "main li a[href]";
const cardOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(card) : null);

type Chance = { random: () => number; now: () => number };

/** Only ever listens: the visitor's own click goes where it goes, at once. */
const listening: AddEventListenerOptions = { capture: true, passive: true };

function onEvent(types: readonly string[], listener: (event: Event) => void): () => void {
  for (const type of types) document.addEventListener(type, listener, listening);
  return () => {
    for (const type of types) document.removeEventListener(type, listener, listening);
  };
}

const isNewCard = (event: Event): boolean => {
  const over = cardOf(event.target);
  return over !== null && event instanceof PointerEvent && event.pointerType === "mouse" && over !== cardOf(event.relatedTarget);
};

/** Calls `call` when chance is with a rule of section 9. @returns a function that stops it */
export function startTrigger(trigger: AdTrigger, call: () => void, { random, now }: Chance): () => void {
  const perhaps = () => {
    if (isTriggered(trigger.percent, random())) call();
  };
  switch (trigger.on) {
    case "mount": {
      if (!isTriggered(trigger.percent, random())) return () => undefined;
      const timer = setTimeout(call, delayWithin(trigger.withinMs, random()));
      return () => clearTimeout(timer);
    }
    case "time": {
      const timer = setInterval(perhaps, trigger.everyMs);
      return () => clearInterval(timer);
    }
    case "hover":
      return onEvent(["pointerover"], (event) => isNewCard(event) && perhaps());
    case "click":
      return onEvent(["click"], (event) => cardOf(event.target) && perhaps());
    case "secondClick": {
      let firstMs: number | null = null;
      return onEvent(["click"], (event) => {
        if (cardOf(event.target) === null) return;
        const pair = clickPair(firstMs, now(), trigger.afterMs);
        firstMs = pair.firstMs;
        if (pair.isSecond) perhaps();
      });
    }
    case "scroll":
      // One scroll is one chance, not one for each of its frames.
      return onEvent(["scrollend"], perhaps);
    case "firstMove": {
      const stop = onEvent(["mousemove", "touchstart"], () => {
        stop();
        perhaps();
      });
      return stop;
    }
  }
}

/** Tells a slot's frame when section 9's chance has it that its click handler is called. */
export function useAdTriggers(frame: RefObject<HTMLIFrameElement | null>, preset: AdTriggers): void {
  // What triggers happens anywhere on the page, or by the clock.
  useEffect(() => {
    const stops = triggersFor(preset).map((trigger) =>
      startTrigger(
        trigger,
        // A sandboxed frame has no origin that could be named, and the message holds nothing that anybody could use.
        () => frame.current?.contentWindow?.postMessage({ type: adTriggerMessage, trigger: trigger.on }, "*"),
        { random: Math.random, now: () => performance.now() },
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [frame, preset]);
}
