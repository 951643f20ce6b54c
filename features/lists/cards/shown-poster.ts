import { useDeviceSettings } from "#app/data/use-device-settings.ts";

type Posters = { poster_path: string | null; original_poster_path?: string | undefined };

/** The poster that the visitor wants: the device's settings are known after hydration. */
export function useShownPoster({ poster_path, original_poster_path }: Posters): string | null {
  return (useDeviceSettings().showsOriginalPosters && original_poster_path) || poster_path;
}
