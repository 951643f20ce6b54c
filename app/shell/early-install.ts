declare global {
  interface Window {
    /** While the browser offers to install the site: its event, which opens its dialog (`features/settings/installation.ts`). */
    installOffer?: Event | undefined;
  }
}

/** The browser makes its offer once a page, and may make it before other code listens. Phones would lay a bar over the page. */
export function holdInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.installOffer = event;
  });
  addEventListener("appinstalled", () => {
    window.installOffer = undefined;
  });
}
