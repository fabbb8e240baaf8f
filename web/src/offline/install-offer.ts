/** The browser's own offer to put the site on the home screen. Only Chromium makes it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | undefined;

/** Holds the offer back until there is a good moment for it. */
export function holdInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
}

export function heldInstallOffer(): InstallOffer | undefined {
  return offer;
}
