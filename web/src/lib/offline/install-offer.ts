/** Chromium's event that offers to install the site on the home screen. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const offerKey = Symbol.for('thali.install-offer');
/** The window stores the offer, because the start script gets the event and shares no modules with the page. */
const store = globalThis as { [offerKey]?: InstallOffer };

/** Keeps the browser's offer until the site shows its own button. */
export function holdInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    store[offerKey] = event as InstallOffer;
  });
}

export function heldInstallOffer(): InstallOffer | undefined {
  return store[offerKey];
}
