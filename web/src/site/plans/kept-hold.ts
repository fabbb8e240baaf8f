import { holdMinutes } from '@thali/shared/payments/hold-minutes';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';

/** The hold of this browser's last unpaid order. Its token identifies the buyer after a reload. */
interface KeptHold {
  subdomain: string;
  token: string;
  /** Epoch milliseconds. */
  until: number;
}

/** Stored apart from the payment session, which ends with the page. Rule: plans-22 */
const hold = createStoredObservable('thali-subdomain-hold', (stored) =>
  isHold(stored) ? stored : null,
);

export function keepHold(subdomain: string, token: string): void {
  hold.set({ subdomain, token, until: Date.now() + holdMinutes * 60_000 });
}

/** Undefined after its end. */
export function keptHold(): KeptHold | undefined {
  const kept = hold.get();
  return kept && kept.until > Date.now() ? kept : undefined;
}

/** After the payment. */
export function forgetHold(): void {
  hold.set(null);
}

function isHold(value: unknown): value is KeptHold {
  if (typeof value !== 'object' || value === null) return false;
  const { subdomain, token, until } = value as Partial<KeptHold>;
  return typeof subdomain === 'string' && typeof token === 'string' && typeof until === 'number';
}
