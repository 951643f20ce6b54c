export const titleHero = {
  more: "続きを読む",
  less: "閉じる",
  /** Follows the button's word for screen readers. */
  ofOverview: "（あらすじ）",
};
