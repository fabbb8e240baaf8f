/** Stores a mess's own host on the phone when the page is idle. */
export function keepForOffline(): void {
  if (!document.querySelector('link[rel=manifest]')) return;
  const keep = () => setTimeout(() => void import('./register-worker.ts'), settleMs);
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}

const settleMs = 2500;
