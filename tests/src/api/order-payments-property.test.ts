/** @module-tag long */

import { seededRandom } from '@thali/local/history/random';
import { afterEach, expect, test, vi } from 'vitest';
import { importOrderPayments } from '../support/import-order-payments.ts';
import { makeOnlineMess } from '../support/pay-online.ts';
import { simulateOrderPayments } from '../support/simulate-order-payments.ts';

const useCases = await importOrderPayments();
afterEach(() => vi.useRealTimers());

const stock = 60;
const steps = 30;
const coveredCases = new Set<string>();

test.each(['first', 'any_time', 'first'] as const)(
  'cooks or refunds every payment once, with shuffled, repeated, late and lost events (%s)',
  async (policy) => {
    const random = seededRandom(`order payments ${policy} ${coveredCases.size}`);
    const mess = await makeOnlineMess(policy, { items: [{ stock }] });
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    const simulation = simulateOrderPayments(useCases, mess, random);
    for (let step = 0; step < steps; step += 1) {
      const atOnce = random.pick([1, 2, 3]);
      await Promise.all(Array.from({ length: atOnce }, simulation.runRandomEvent));
      if (policy === 'first') await simulation.expectNoUnpaidOrders();
      simulation.passTime(2);
    }
    await simulation.finishAll();
    await simulation.expectConsistent(stock, coveredCases);
  },
  60_000,
);

test('covers most cases in the random steps', () => {
  expect(coveredCases.size).toBeGreaterThan(3);
});
