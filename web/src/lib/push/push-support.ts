/** What a browser can do: `home-screen` is an iPhone, which takes pushes only for apps on the home screen. */
export type PushSupport = 'full' | 'home-screen' | 'none';

export function pushSupport(): PushSupport {
  const isFull = 'serviceWorker' in navigator && 'PushManager' in globalThis;
  if (isFull && 'Notification' in globalThis) return 'full';
  // Only Apple's phones and tablets say whether a page was opened from the home screen.
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === false ? 'home-screen' : 'none';
}
