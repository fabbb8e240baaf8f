import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { makeStaff } from '../support/sign-in.ts';
import { writeOrder } from '../support/write-order.ts';
import { outcomeOf, recordAttack, withoutEffect } from './count-attacks.ts';

interface Mess {
  vendor: TestVendor;
  token: string;
}

async function makeMess(): Promise<Mess> {
  const vendor = await makeVendor({ plan: 'starter' });
  return { vendor, token: (await makeStaff(vendor.id)).token };
}

/** Calls with a limit for each mess. `max` is the limit in an hour. */
const limitedCalls: Record<string, { max: number; ask: (mess: Mess) => Promise<Answer> }> = {
  'training a forecast': {
    max: 12,
    ask: ({ token }) => call('POST', '/vendors/forecast/retrain', { token, body: {} }),
  },
  'renewing a plan': {
    max: 20,
    ask: ({ token }) =>
      call('POST', '/billing/renew', { token, body: { plan_id: 'starter', amount: 1999 } }),
  },
  'paying fees': {
    max: 100,
    ask: ({ token, vendor }) =>
      call('POST', '/vendor-wallet/pay', {
        token,
        body: { vendor_id: vendor.id, amount: 1, payment_method: 'razorpay' },
      }),
  },
};

for (const [what, { max, ask }] of Object.entries(limitedCalls)) {
  describe(`a burst of ${what}`, { tags: max > 50 ? 'long' : [] }, () => {
    let [busy, neighbour]: Mess[] = [];
    beforeAll(async () => {
      [busy, neighbour] = await Promise.all([makeMess(), makeMess()]);
    });

    test('is refused above the limit at one mess, and never at its neighbour', async () => {
      if (!busy || !neighbour) throw new Error('No messes');
      const [first, second] = [busy, neighbour];
      const excess = quickOrLong(3, 15);
      // The neighbour calls in the middle of the burst.
      const neighbourAnswers: Promise<Answer>[] = [];
      const burst = await Promise.all(
        Array.from({ length: max + excess }, (_, index) => {
          if (index % 12 === 6) neighbourAnswers.push(ask(second));
          return ask(first);
        }),
      );
      const refused = burst.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(excess);
      for (const answer of refused) {
        expectRefusal(answer, 'TOO_MANY_REQUESTS');
        const seconds = Number(answer.headers.get('retry-after'));
        expect([seconds > 0, seconds <= 3600, Number.isInteger(seconds)]).toEqual([
          true,
          true,
          true,
        ]);
      }
      const atNeighbour = await Promise.all(neighbourAnswers);
      expect(atNeighbour.length).toBeGreaterThan(0);
      expect(atNeighbour.map(({ status }) => status)).not.toContain(429);
      expect((await ask(second)).status).not.toBe(429);
      recordAttack(`Limits: ${what}, a burst at one mess`, refused.map(outcomeOf));
      recordAttack(`Limits: ${what}, meanwhile at its neighbour`, {
        [withoutEffect]: atNeighbour.length,
      });
    });
  });
}

test('stops guesses of the phone of one order, and still answers calls for other orders', async () => {
  const vendor = await makeVendor();
  const [order, next] = [await writeOrder(vendor), await writeOrder(vendor)];
  const ask = (id: string, phone: string) =>
    call('GET', `/orders/${id}?phone=${encodeURIComponent(phone)}`);
  const tries = quickOrLong(14, 30);
  const guesses = await Promise.all(
    Array.from({ length: tries }, (_, index) => ask(order.id, `90000000${10 + index}`)),
  );
  const outcomes = guesses.map(outcomeOf);
  expect(outcomes.filter((outcome) => outcome === 'ORDER_NOT_FOUND')).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 'TOO_MANY_REQUESTS')).toHaveLength(tries - 10);
  const stopped = await ask(order.id, order.customerPhone);
  expectRefusal(stopped, 'TOO_MANY_REQUESTS');
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(next.id, next.customerPhone)).status).toBe(200);
  recordAttack('Limits: guesses at an order’s phone', outcomes);
});
