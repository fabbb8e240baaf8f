import type { Random } from '@thali/local/history/random';
import type { WalletUseCases } from './import-wallet.ts';

/** The checkout of a settlement. */
export interface Checkout {
  /** Id of the settlement. */
  id: string;
  orderId: string;
  amountPaise: number;
  capturedPaise: number;
  refundedPaise: number;
}

type Event = { orderId: string; facts: Parameters<WalletUseCases['deliver']>[1] };

/** Simulates the payments of settlements: captures, refunds and their events, in any order. */
export function walletBank(useCases: WalletUseCases, random: Random) {
  const checkouts: Checkout[] = [];
  const events: Event[] = [];

  const bank = {
    open({ id, orderId, amountPaise }: Pick<Checkout, 'id' | 'orderId' | 'amountPaise'>): Checkout {
      const existing = checkouts.find((candidate) => candidate.orderId === orderId);
      if (existing) return existing;
      const checkout = { id, orderId, amountPaise, capturedPaise: 0, refundedPaise: 0 };
      checkouts.push(checkout);
      return checkout;
    },
    any: () => oneOf(checkouts),
    async capture(chosen?: Checkout): Promise<void> {
      const checkout =
        chosen ?? oneOf(checkouts.filter(({ capturedPaise }) => capturedPaise === 0));
      if (!checkout) return;
      checkout.capturedPaise = checkout.amountPaise;
      for (const status of ['authorized', 'captured', 'captured']) note(checkout, status);
      await bank.deliverEvent();
    },
    async fail(): Promise<void> {
      const checkout = oneOf(checkouts);
      if (!checkout) return;
      events.push({ orderId: checkout.orderId, facts: { id: 'pay_failed', status: 'failed' } });
      await bank.deliverEvent();
    },
    async refund(): Promise<void> {
      const checkout = oneOf(
        checkouts.filter((candidate) => candidate.capturedPaise > candidate.refundedPaise),
      );
      if (!checkout) return;
      const unrefundedPaise = checkout.capturedPaise - checkout.refundedPaise;
      checkout.refundedPaise += random.pick([unrefundedPaise, random.between(1, unrefundedPaise)]);
      const isWhole = checkout.refundedPaise === checkout.capturedPaise;
      note(checkout, isWhole ? 'refunded' : 'captured');
      await bank.deliverEvent();
    },
    /** Delivers a random event. Events arrive late, repeatedly and in any order. */
    async deliverEvent(): Promise<void> {
      const event = oneOf(events);
      if (event) await useCases.deliver(event.orderId, event.facts);
    },
    /** Delivers all events once more. */
    async deliverAllEvents(beforeEach: () => void): Promise<void> {
      for (const event of events.toSorted(() => random.next() - 0.5)) {
        beforeEach();
        await useCases.deliver(event.orderId, event.facts);
      }
    },
    /** Captured minus refunded paise. */
    netPaise: () =>
      checkouts.reduce((sum, checkout) => sum + checkout.capturedPaise - checkout.refundedPaise, 0),
  };

  function oneOf<T>(list: readonly T[]): T | undefined {
    return list.length > 0 ? random.pick(list) : undefined;
  }

  function note({ orderId, refundedPaise }: Checkout, status: string): void {
    events.push({ orderId, facts: { status, refunded: refundedPaise } });
  }

  return bank;
}
