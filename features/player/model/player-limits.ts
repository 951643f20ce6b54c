/** Numbers of ours about what happens after Play. Apart from `limits.ts`, which every page's first script holds whole. */
export const playerLimits = {
  /** How long a requested player frame may load in silence, and when the next server is offered. */
  wait: { silentMs: 400, offerNextMs: 8000 },
  /** A frame that does not follow the protocol has worked when it has been in view for so long. */
  silentFrame: { worksAfterMs: 3 * 60_000, lookEveryMs: 1000 },
  /** What a frame says beyond this is dropped, so that a hostile one cannot keep the page busy. */
  frameMessages: { perSecond: 50 },
  /** "Up next: S2 E6, in 8 s". `asksAfter`: episodes that have begun by themselves, without a sign of the visitor. */
  upNext: { startsAfterS: 8, endsFromShare: 0.9, asksAfter: 3 },
} as const;
