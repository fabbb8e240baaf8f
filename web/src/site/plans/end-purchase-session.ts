import { forgetPurchase } from './purchase-session.ts';

/** Rule: plans-14 */
const hiddenForMs = 30 * 60_000;

let isKept = false;

/** The reload that Continue makes keeps the purchase; any other way out of the page forgets it. */
export function reloadWithPurchase(): void {
  isKept = true;
  location.reload();
}

/**
 * Forgets the purchase when the page is left, and 30 minutes after it was hidden; timers of a hidden page
 * may sleep, so its return looks at the clock as well.
 */
export function watchPurchaseEnd(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt: number | undefined;
  const leave = () => {
    if (!isKept) forgetPurchase();
  };
  const change = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      timer = setTimeout(forgetPurchase, hiddenForMs);
      return;
    }
    if (hiddenAt !== undefined && Date.now() - hiddenAt >= hiddenForMs) forgetPurchase();
    hiddenAt = undefined;
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', change);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', change);
  };
}
