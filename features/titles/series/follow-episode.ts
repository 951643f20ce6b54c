import { type MouseEvent, useCallback } from "react";
import { isPlainClick } from "#app/router/plain-click.ts";
import { useNavigate } from "#app/router/router.tsx";
import { showPlayerOf } from "#features/titles/show-player.ts";

export type FollowEpisode = (event: MouseEvent<HTMLAnchorElement>) => void;

/** For the onClick of links to episodes of the shown series: the player shows the episode, and the page scrolls up to it. One for all, because each `Link` costs its own hooks. */
export function useFollowEpisode(): FollowEpisode {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      navigate(new URL(event.currentTarget.href).search, { replace: true });
      showPlayerOf(event.currentTarget);
    },
    [navigate],
  );
}
