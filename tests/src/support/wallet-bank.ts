import type { Random } from '@thali/local/history/random';
import type { WalletHere } from './wallet-here.ts';

export interface Paying {
  /** The settlement. */
  id: string;
  orderId: string;
  amountPaise: number;
  capturedPaise: number;
  refundedPaise: number;
}

type Event = { orderId: string; facts: Parameters<WalletHere['deliver']>[1] };

/** Simulates the payments of settlements: captures, refunds and their events, in any order. */
export function walletBank(here: WalletHere, random: Random) {
  const payings: Paying[] = [];
  const events: Event[] = [];

  const bank = {
    open({ id, orderId, amountPaise }: Pick<Paying, 'id' | 'orderId' | 'amountPaise'>): Paying {
      const known = payings.find((one) => one.orderId === orderId);
      if (known) return known;
      const paying = { id, orderId, amountPaise, capturedPaise: 0, refundedPaise: 0 };
      payings.push(paying);
      return paying;
    },
    any: () => oneOf(payings),
    async capture(given?: Paying): Promise<void> {
      const paying = given ?? oneOf(payings.filter(({ capturedPaise }) => capturedPaise === 0));
      if (!paying) return;
      paying.capturedPaise = paying.amountPaise;
      for (const status of ['authorized', 'captured', 'captured']) note(paying, status);
      await bank.tell();
    },
    async fail(): Promise<void> {
      const paying = oneOf(payings);
      if (!paying) return;
      events.push({ orderId: paying.orderId, facts: { id: 'pay_failed', status: 'failed' } });
      await bank.tell();
    },
    async refund(): Promise<void> {
      const paying = oneOf(payings.filter((one) => one.capturedPaise > one.refundedPaise));
      if (!paying) return;
      const left = paying.capturedPaise - paying.refundedPaise;
      paying.refundedPaise += random.pick([left, random.between(1, left)]);
      const isWhole = paying.refundedPaise === paying.capturedPaise;
      note(paying, isWhole ? 'refunded' : 'captured');
      await bank.tell();
    },
    /** Delivers a random event. Events arrive late, repeatedly and in any order. */
    async tell(): Promise<void> {
      const event = oneOf(events);
      if (event) await here.deliver(event.orderId, event.facts);
    },
    /** Delivers all events once more. */
    async tellAll(beforeEach: () => void): Promise<void> {
      for (const event of events.toSorted(() => random.next() - 0.5)) {
        beforeEach();
        await here.deliver(event.orderId, event.facts);
      }
    },
    /** Captured minus refunded paise. */
    keptPaise: () => payings.reduce((sum, one) => sum + one.capturedPaise - one.refundedPaise, 0),
  };

  function oneOf<T>(list: readonly T[]): T | undefined {
    return list.length > 0 ? random.pick(list) : undefined;
  }

  function note({ orderId, refundedPaise }: Paying, status: string): void {
    events.push({ orderId, facts: { status, refunded: refundedPaise } });
  }

  return bank;
}
