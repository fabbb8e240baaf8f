import { type PlanId, planIds } from '@thali/shared/plans/plan-ids';

/** One purchase, as this tab knows it. Rule: plans-14 */
export interface PurchaseSession {
  sessionId: string;
  /** The buyer has paid, as far as this browser knows. */
  completed: boolean;
  orderId: string;
  planId: PlanId;
  planName: string;
  subdomain: string;
  timestamp: number;
  /** What the server tells the payment's state for. */
  token: string;
}

const storageKey = 'thali-payment-session';
const listeners = new Set<() => void>();
let known: { text: string | null; session: PurchaseSession | undefined } = {
  text: null,
  session: undefined,
};

/** The same object until it changes. */
export function readPurchase(): PurchaseSession | undefined {
  const text = stored();
  if (text !== known.text) known = { text, session: parsed(text) };
  return known.session;
}

export function keepPurchase(session: PurchaseSession): void {
  write(JSON.stringify(session));
}

export function forgetPurchase(): void {
  if (readPurchase()) write(undefined);
}

export function subscribePurchase(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Without storage the purchase goes on, and is not remembered. */
function write(text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, text);
  } catch {}
  for (const listener of listeners) listener();
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function parsed(text: string | null): PurchaseSession | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
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
