/** Chromium's event that offers to install the site on the home screen. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const offerKey = Symbol.for('thali.install-offer');
/** Stored on the window, because the storefront's start script has its own modules and gets the event first. */
const shelf = globalThis as { [offerKey]?: InstallOffer };

/** Keeps the browser's offer until the site shows its own button. */
export function holdInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    shelf[offerKey] = event as InstallOffer;
  });
}

export function heldInstallOffer(): InstallOffer | undefined {
  return shelf[offerKey];
}
