import { createStoredObservable } from '../../lib/state/stored-observable.ts';

/** The hold on a subdomain by this browser's last unpaid order. The token identifies the buyer after a reload. */
interface StoredHold {
  subdomain: string;
  token: string;
  /** Epoch milliseconds. */
  until: number;
}

/** The hold has its own storage, because the payment session ends with the page. Rule: plans-22 */
const hold = createStoredObservable('thali-subdomain-hold', (stored) =>
  isHold(stored) ? stored : null,
);

export function storeHold(subdomain: string, token: string, minutes: number): void {
  hold.set({ subdomain, token, until: Date.now() + minutes * 60_000 });
}

/** The stored hold, or undefined after it ends. */
export function storedHold(): StoredHold | undefined {
  const stored = hold.get();
  return stored && stored.until > Date.now() ? stored : undefined;
}

/** Forgets the hold after the payment. */
export function forgetHold(): void {
  hold.set(null);
}

function isHold(value: unknown): value is StoredHold {
  if (typeof value !== 'object' || value === null) return false;
  const { subdomain, token, until } = value as Partial<StoredHold>;
  return typeof subdomain === 'string' && typeof token === 'string' && typeof until === 'number';
}
