import type { PlanId } from '@thali/shared/plans/plan-ids';
import { planIds } from '@thali/shared/plans/plan-ids';

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
