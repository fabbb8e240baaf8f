import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { toPaise } from '@thali/shared/money/paise';
import type { WireWallet } from '../../support/wallet.ts';
import type { Payment } from './history.ts';
import type { ClientContext } from './lunch-mess.ts';

const maxWaitMs = 60_000;

/** Edits the menu during the lunch: the portions of the recounted dish, and the description of the limited dish. */
export async function editMenu(context: ClientContext): Promise<void> {
  const { caller, mess, random, history } = context;
  const { portions } = history;
  for (let count = 0; !context.isOver(); count += 1) {
    const quantity = random.between(1, 500);
    const base = `/vendors/${mess.vendorId}/menu-items`;
    const token = mess.staffToken;
    portions.attempted.push(quantity);
    await caller.callUntilFinal('PUT', `${base}/${mess.recountedDish.id}`, {
      token,
      body: { quantity },
    });
    portions.acknowledged = quantity;
    portions.attempted = [];
    const body = { description: `Fresh, batch ${count}` };
    await caller.callUntilFinal('PUT', `${base}/${mess.limitedDish.id}`, { token, body });
    await sleep(random.between(20, 200));
  }
}

/** Pays a part or all of the due fees, until the lunch is over or the platform answers 429. */
export async function payFees(context: ClientContext): Promise<void> {
  const { caller, mess, random, history } = context;
  while (!context.isOver()) {
    const overview = await caller.callUntilFinal('GET', '/vendor-wallet/overview', {
      token: mess.staffToken,
    });
    const { wallet } = overview.json as unknown as WireWallet;
    const available = toPaise(wallet.available_for_settlement);
    if (available >= 100) {
      const paise = random.next() < 0.5 ? available : random.between(100, available);
      const payment = { key: randomUUID(), paise, settlementIds: new Set<string>(), isPaid: false };
      history.payments.push(payment);
      if ((await pay(context, payment)) === 'too-often') return;
    }
    await sleep(random.between(20, 150));
  }
}

/**
 * Pays with one idempotency key until a final answer comes or a minute has passed. Only this owner pays, so
 * the amount is still due and a refusal is a problem.
 */
async function pay(
  { caller, mess, history, isOver }: ClientContext,
  payment: Payment,
): Promise<'too-often' | undefined> {
  const deadline = Date.now() + maxWaitMs;
  let lastStatus: number | undefined;
  const shouldStop = (status?: number) => {
    lastStatus = status;
    return isOver() || status === 429 || Date.now() > deadline;
  };
  const answer = await caller.callUntil(shouldStop, 'POST', '/vendor-wallet/pay', {
    token: mess.staffToken,
    headers: { 'idempotency-key': payment.key },
    body: { vendor_id: mess.vendorId, amount: payment.paise / 100, payment_method: 'razorpay' },
  });
  if (!answer) return lastStatus === 429 ? 'too-often' : undefined;
  if (answer.status !== 201) {
    history.problems.push(`A payment was refused: ${answer.status} ${answer.text}`);
    return undefined;
  }
  const { settlement, order } = answer.json as unknown as WireWallet;
  payment.settlementIds.add(settlement.id);
  const signed = order.mock ? undefined : await mess.payAtProvider?.(order.id);
  if (signed) await caller.callUntilFinal('POST', '/payments/payment-success', { body: signed });
  payment.isPaid = order.mock || signed !== undefined;
  return undefined;
}
