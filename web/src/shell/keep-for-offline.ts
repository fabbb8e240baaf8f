/** A mess's own host is kept on the phone, once the page is there and nothing else is to be done. */
export function keepForOffline(): void {
  if (!document.querySelector('link[rel=manifest]')) return;
  const keep = () => setTimeout(() => void import('./register-worker.ts'), restMs);
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}

const restMs = 2500;
