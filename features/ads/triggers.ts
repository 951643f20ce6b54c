import { type RefObject, useEffect } from "react";
import type { AdTriggers } from "#domain/site.ts";
import { adTriggerMessage } from "./model/ad-frame.ts";
import { type AdTrigger, clickPair, delayWithin, isTriggered, triggersFor } from "./model/ad-triggers.ts";

const cardSelector = "main li a[href]";
const cardOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(cardSelector) : null);

type Deps = { random: () => number; now: () => number };

/** Passive: a trigger never delays or prevents the visitor's own click. */
const listenerOptions: AddEventListenerOptions = { capture: true, passive: true };

function onEvent(types: readonly string[], listener: (event: Event) => void): () => void {
  for (const type of types) document.addEventListener(type, listener, listenerOptions);
  return () => {
    for (const type of types) document.removeEventListener(type, listener, listenerOptions);
  };
}

const entersCard = (event: Event): boolean => {
  const card = cardOf(event.target);
  return card !== null && event instanceof PointerEvent && event.pointerType === "mouse" && card !== cardOf(event.relatedTarget);
};

/** Calls `call` on a trigger's events with its probability (specification.md, section 9). @returns a function that stops it */
export function startTrigger(trigger: AdTrigger, call: () => void, { random, now }: Deps): () => void {
  const callByChance = () => {
    if (isTriggered(trigger.percent, random())) call();
  };
  switch (trigger.on) {
    case "mount": {
      if (!isTriggered(trigger.percent, random())) return () => undefined;
      const timer = setTimeout(call, delayWithin(trigger.withinMs, random()));
      return () => clearTimeout(timer);
    }
    case "time": {
      const timer = setInterval(callByChance, trigger.everyMs);
      return () => clearInterval(timer);
    }
    case "hover":
      return onEvent(["pointerover"], (event) => entersCard(event) && callByChance());
    case "click":
      return onEvent(["click"], (event) => cardOf(event.target) && callByChance());
    case "secondClick": {
      let firstMs: number | null = null;
      return onEvent(["click"], (event) => {
        if (cardOf(event.target) === null) return;
        const pair = clickPair(firstMs, now(), trigger.afterMs);
        firstMs = pair.firstMs;
        if (pair.isSecond) callByChance();
      });
    }
    case "scroll":
      // One chance for each scroll, not for each of its frames.
      return onEvent(["scrollend"], callByChance);
    case "firstMove": {
      const stop = onEvent(["mousemove", "touchstart"], () => {
        stop();
        callByChance();
      });
      return stop;
    }
  }
}

/** Messages a slot's frame to call its click handler (specification.md, section 9). */
export function useAdTriggers(frame: RefObject<HTMLIFrameElement | null>, preset: AdTriggers): void {
  // The events are the document's, or timers.
  useEffect(() => {
    const stops = triggersFor(preset).map((trigger) =>
      startTrigger(
        trigger,
        // A sandboxed frame has no origin to name, and the message holds no secret.
        () => frame.current?.contentWindow?.postMessage({ type: adTriggerMessage, trigger: trigger.on }, "*"),
        { random: Math.random, now: () => performance.now() },
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [frame, preset]);
}
