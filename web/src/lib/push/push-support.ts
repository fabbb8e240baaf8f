/** `home-screen`: on an iPhone only an installed app gets notifications. */
export type PushSupport = 'full' | 'home-screen' | 'none';

export function pushSupport(): PushSupport {
  const isFull = 'serviceWorker' in navigator && 'PushManager' in globalThis;
  if (isFull && 'Notification' in globalThis) return 'full';
  // Only Safari on iPhones and iPads has `standalone`.
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === false ? 'home-screen' : 'none';
}
