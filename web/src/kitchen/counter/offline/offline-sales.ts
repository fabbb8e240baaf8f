import type { CounterOrderBody } from '@thali/shared/counter/place-counter-order.contract';
import { get, update } from '../../../lib/state/key-value-store.ts';
import { createObservable } from '../../../lib/state/observable.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';

/** A sale that waits on this device for the network. Rule: counter-10 */
export interface OfflineSale {
  /** The idempotency key, which every attempt uses. */
  key: string;
  vendorId: string;
  /** The number on the ticket, such as `K2-17`. */
  number: string;
  /** The time to send the sale, in epoch milliseconds. The time is later while the sale's UPI code is on the screen. */
  sendAt: number;
  body: CounterOrderBody;
  /** The reason for the server's refusal. A refused sale stays until staff remove it. */
  refused?: string;
}

interface Stored {
  lastNumber: number;
  /** The number of a counter without a number from its enrolment. */
  ownCounter?: number;
  sales: readonly OfflineSale[];
}

const storageKey = 'counter-sales';
/** A sale with an unpaid UPI code is sent after this time, even if its page was closed. */
export const codeHoldMs = 10 * 60_000;

const state = createObservable<readonly OfflineSale[]>([]);
/** The sales on this device, oldest first. */
export const offlineSales: Pick<typeof state, 'get' | 'subscribe'> = state;

/** Notifies the other tabs of this device. */
const channel = globalThis.BroadcastChannel && new BroadcastChannel('thali-counter-sales');
if (channel) channel.onmessage = () => void loadOfflineSales();

export async function loadOfflineSales(): Promise<void> {
  const stored = await get<Stored>(storageKey).catch(() => undefined);
  if (stored) state.set(stored.sales);
}

interface NewSale extends Pick<OfflineSale, 'key' | 'vendorId'> {
  body: CounterOrderBody;
  /** The number of this device; undefined for older devices and signed-in staff. */
  counter: number | undefined;
  /** The person who sells. Undefined on a locked device. */
  sellerId: string | undefined;
  /** Whether the sale waits for the payment of its UPI code. */
  isHeld: boolean;
}

/**
 * Stores a sale under the next number. One transaction covers all tabs, so no number repeats. A repeated key returns
 * the stored sale.
 * @throws Error if this browser cannot store the sale
 */
export function storeSale({
  counter,
  sellerId,
  isHeld,
  body,
  ...sale
}: NewSale): Promise<OfflineSale> {
  return change((stored) => {
    const earlierSale = stored.sales.find(({ key }) => key === sale.key);
    if (earlierSale) return [stored, earlierSale];
    const ownCounter = counter ? stored.ownCounter : (stored.ownCounter ?? randomCounter());
    const lastNumber = stored.lastNumber + 1;
    const number = `K${counter ?? ownCounter}-${lastNumber}`;
    const newSale: OfflineSale = {
      ...sale,
      number,
      sendAt: isHeld ? Date.now() + codeHoldMs : 0,
      body: {
        ...body,
        offlineNumber: number,
        soldAt: new Date(serverNow()).toISOString(),
        ...(sellerId && { sellerId }),
      },
    };
    const nextStored = {
      lastNumber,
      ...(ownCounter && { ownCounter }),
      sales: [...stored.sales, newSale],
    };
    return [nextStored, newSale];
  });
}

/** Above the numbers of enrolled devices. */
function randomCounter(): number {
  return 100 + Math.floor(Math.random() * 900);
}

/** Records how the guest paid, and sends the sale. @returns false if the sale was already sent */
export function settleSale(key: string, received: 'upi' | 'cash'): Promise<boolean> {
  return change((stored) => {
    const isHeld = stored.sales.some((sale) => sale.key === key && sale.sendAt > Date.now());
    if (!isHeld) return [stored, false];
    const settle = (sale: OfflineSale) => ({
      ...sale,
      sendAt: 0,
      body: { ...sale.body, received },
    });
    return [replace(stored, key, settle), true];
  });
}

/** Sends a sale without waiting for its payment. */
export function releaseSale(key: string): Promise<void> {
  return change((stored) => [replace(stored, key, (sale) => ({ ...sale, sendAt: 0 })), undefined]);
}

export function refuseSale(key: string, refusalText: string): Promise<void> {
  return change((stored) => [
    replace(stored, key, (sale) => ({ ...sale, refused: refusalText })),
    undefined,
  ]);
}

/** Removes a sale that the server has stored, or that staff have written down. */
export function removeSale(key: string): Promise<void> {
  return change((stored) => [
    { ...stored, sales: stored.sales.filter((sale) => sale.key !== key) },
    undefined,
  ]);
}

function replace(stored: Stored, key: string, edit: (sale: OfflineSale) => OfflineSale): Stored {
  return { ...stored, sales: stored.sales.map((sale) => (sale.key === key ? edit(sale) : sale)) };
}

async function change<T>(edit: (stored: Stored) => [next: Stored, result: T]): Promise<T> {
  const results: T[] = [];
  await update<Stored>(storageKey, (stored = { lastNumber: 0, sales: [] }) => {
    const [nextStored, result] = edit(stored);
    results.push(result);
    return nextStored;
  });
  await loadOfflineSales();
  channel?.postMessage('changed');
  return results[0] as T;
}

/** Whether the device will send the sale. */
export function isWaiting({ refused }: OfflineSale): boolean {
  return refused === undefined;
}
