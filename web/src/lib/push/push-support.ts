/** Push support: on an iPhone, `home-screen` means that only an installed app gets notifications. */
export type PushSupport = 'full' | 'home-screen' | 'none';

export function pushSupport(): PushSupport {
  const isFull = 'serviceWorker' in navigator && 'PushManager' in globalThis;
  if (isFull && 'Notification' in globalThis) return 'full';
  // Only Apple's phones and tablets report whether a page runs from the home screen.
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === false ? 'home-screen' : 'none';
}
