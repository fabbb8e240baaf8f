/** A mess's own host is kept on the phone, once the page is there and nothing else is to be done. */
export function keepForOffline(): void {
  if (!document.querySelector('link[rel=manifest]')) return;
  addEventListener('load', () => setTimeout(() => void import('./register-worker.ts'), restMs));
}

const restMs = 2500;
