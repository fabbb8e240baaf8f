import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { fromOrderRow } from '@thali/functions/orders/store/order-rows';
import { keys } from '@thali/functions/table/keys';
import { seededRandom } from '@thali/local/history/random';
import { platformFee } from '@thali/shared/orders/platform-fee';
import { beforeAll, expect, test } from 'vitest';
import { createOrder, paymentRow, planBody } from '../support/buy-plan.ts';
import { expectEnvelope } from '../support/expect-refusal.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { postOrder } from '../support/place-test-order.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { runConcurrently } from '../support/razorpay-events.ts';
import { readRow } from '../support/test-table.ts';
import { outcomeOf, recordAttack, withoutEffect } from './count-attacks.ts';
import { makeTamperedOrder } from './tamper-prices.ts';

let vendor: TestVendor;
beforeAll(async () => {
  vendor = await makeVendor({
    items: [{ pricePaise: 60_00 }, { pricePaise: 99_99 }, { pricePaise: 120_50, stock: 100_000 }],
  });
});

const tries = quickOrLong(30, 1000);

test('an order with altered prices is stored with the menu’s prices, or refused', async () => {
  const random = seededRandom('invented prices');
  const bodies = Array.from({ length: tries }, () => makeTamperedOrder(vendor, random));
  const outcomes = await runConcurrently(bodies, 8, async (body) => {
    const answer = await postOrder(body);
    if (answer.status !== 201) {
      expectEnvelope(answer);
      return outcomeOf(answer);
    }
    const order = fromOrderRow((await readRow(keys.order(answer.json.order.id))) ?? {});
    expect(totalsOf(order), JSON.stringify(body)).toEqual(await menuTotals(order));
    const { total_amount, final_amount } = answer.json.order;
    const paise = [total_amount, final_amount].map((rupees) => Math.round(rupees * 100));
    expect(paise).toEqual([order.totalPaise, order.totalPaise + order.feePaise]);
    return withoutEffect;
  });
  recordAttack('Prices: orders with altered prices', outcomes);
  expect(outcomes).toHaveLength(tries);
  expect(new Set(outcomes)).toContain('PRICE_CHANGED');
  expect(outcomes.filter((outcome) => outcome === withoutEffect).length).toBeGreaterThan(
    tries / 20,
  );
}, 120_000);

function totalsOf({ lines, totalPaise, feePaise }: OrderRecord) {
  return { lines: lines.map(({ unitPricePaise }) => unitPricePaise), totalPaise, feePaise };
}

/** The price of the stored dishes at the menu's prices. */
async function menuTotals(order: OrderRecord) {
  const lines: number[] = [];
  let totalPaise = 0;
  for (const { menuItemId, quantity } of order.lines) {
    expect(quantity).toSatisfy((n: number) => Number.isInteger(n) && n >= 1 && n <= 100);
    const price = Number((await readRow(keys.menuItem(vendor.id, menuItemId)))?.pricePaise);
    lines.push(price);
    totalPaise += price * quantity;
  }
  return { lines, totalPaise, feePaise: platformFee(totalPaise) };
}

test('a plan with an altered price costs the catalogue’s price, or is refused', async () => {
  const prices = { starter: 1999, professional: 4999 } as const;
  const amounts = [1, 0, -1999, 19.99, 1998.99, 1999.01, 4999, 1e-7, 1e308, 199_900, 999, 2000];
  const alteredPlans = [
    ...amounts.map((amount) => ({ amount, plan_id: 'starter' })),
    ...amounts.map((amount) => ({ amount, plan_id: 'professional' })),
    { amount: 1999, plan_id: 'enterprise' },
    { amount: 1999, currency: 'USD' },
    { amount: 1999, currency: 'IDR' },
    { amount: 1999, amount_paise: 100, price: 1, discount: 1998 },
  ];
  const outcomes = await runConcurrently(alteredPlans, 4, async (changes) => {
    const answer = await createOrder(planBody({}, changes));
    if (answer.status !== 201) return outcomeOf(answer);
    const { planId, amountPaise } = await paymentRow(answer.json.id);
    expect(Number(amountPaise) / 100).toBe(prices[planId as keyof typeof prices]);
    return withoutEffect;
  });
  recordAttack('Prices: plans with an altered price', outcomes);
  expect(outcomes.filter((outcome) => outcome === withoutEffect)).toHaveLength(2);
});
