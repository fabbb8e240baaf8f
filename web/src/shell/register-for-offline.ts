/** Registers the service worker of a mess's host some time after the page has loaded. */
export function registerForOffline(): void {
  if (!document.querySelector('link[rel=manifest]')) return;
  const keep = () => setTimeout(() => void import('./register-worker.ts'), idleDelayMs);
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}

const idleDelayMs = 2500;
