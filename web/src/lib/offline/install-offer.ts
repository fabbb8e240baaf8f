/** The browser's own offer to put the site on the home screen. Only Chromium makes it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const held = Symbol.for('thali.install-offer');
/** Of the window: the script that starts the storefront is one by itself, and hears of offers before it. */
const shelf = globalThis as { [held]?: InstallOffer };

/** Holds the offer back until there is a good moment for it. */
export function holdInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    shelf[held] = event as InstallOffer;
  });
}

export function heldInstallOffer(): InstallOffer | undefined {
  return shelf[held];
}
