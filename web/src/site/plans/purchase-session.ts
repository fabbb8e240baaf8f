import { type PlanId, planIds } from '@thali/shared/plans/plan-ids';
import { createObservable } from '../../lib/state/observable.ts';

/** One purchase of this tab. Rule: plans-14 */
export interface PurchaseSession {
  sessionId: string;
  /** Whether this browser saw the payment succeed. */
  completed: boolean;
  orderId: string;
  planId: PlanId;
  planName: string;
  subdomain: string;
  timestamp: number;
  /** The token that reads the payment's state. */
  token: string;
}

const storageKey = 'thali-payment-session';
const purchaseState = createObservable(readStored());

/** The purchase of this tab, paid or not. */
export const currentPurchase: Pick<typeof purchaseState, 'get' | 'subscribe'> = purchaseState;

export function storePurchase(session: PurchaseSession): void {
  purchaseState.set(session);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(session));
  } catch {
    // Without storage the purchase lasts as long as the page.
  }
}

export function forgetPurchase(): void {
  purchaseState.set(undefined);
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // If the browser refuses storage, it has stored nothing.
  }
}

function readStored(): PurchaseSession | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isSession(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isSession(value: unknown): value is PurchaseSession {
  if (typeof value !== 'object' || value === null) return false;
  const { planId, token } = value as Partial<PurchaseSession>;
  return typeof token === 'string' && planIds.some((id) => id === planId);
}

/** Rule: plans-14 */
const maxHiddenMs = 30 * 60_000;

let isContinued = false;

/** Reloads the page and keeps the purchase. Every other way to leave the page forgets the purchase. */
export function reloadWithPurchase(): void {
  isContinued = true;
  location.reload();
}

/**
 * Forgets the purchase when the buyer leaves the page, or hides the page for 30 minutes. Also checks the clock when the
 * page becomes visible, because timers of a hidden page may sleep.
 */
export function watchPurchaseEnd(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt: number | undefined;
  const forgetUnlessContinued = () => {
    if (!isContinued) forgetPurchase();
  };
  const checkVisibility = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      timer = setTimeout(forgetPurchase, maxHiddenMs);
      return;
    }
    if (hiddenAt !== undefined && Date.now() - hiddenAt >= maxHiddenMs) forgetPurchase();
    hiddenAt = undefined;
  };
  window.addEventListener('pagehide', forgetUnlessContinued);
  document.addEventListener('visibilitychange', checkVisibility);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', forgetUnlessContinued);
    document.removeEventListener('visibilitychange', checkVisibility);
  };
}
