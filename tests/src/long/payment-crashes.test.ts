import { keys } from '@thali/functions/table/keys';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openedOrder, paymentRow } from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { injectCrashes } from '../support/crashes.ts';
import { login } from '../support/customers.ts';
import { welcomesTo } from '../support/outbox.ts';
import { paymentsHere } from '../support/payments-here.ts';
import { reconcile } from '../support/reconcile.ts';
import { demoSignIns } from '../support/sign-in.ts';
import { changeRow, readRow } from '../support/test-table.ts';

async function crashesHere() {
  const payments = await paymentsHere();
  const { table } = await import('@thali/functions/table/table-client');
  const { cognito } = await import('@thali/functions/auth/cognito/cognito');
  const { emailClient } = await import('@thali/functions/messages/send-email');
  const { readDirectory } = await import('@thali/functions/vendors/vendor-directory.table');
  const crashes = injectCrashes([table, cognito, emailClient]);
  return { ...payments, readDirectory, crashes };
}

let here: Awaited<ReturnType<typeof crashesHere>>;
beforeAll(async () => {
  here = await crashesHere();
}, 60_000);
afterAll(() => here.crashes.remove());

const hourMs = 3_600_000;
const patience = { timeout: 15_000, interval: 50 };

/** A plan that was paid, and nothing made of it. */
async function paidOrder() {
  const opened = await openedOrder();
  const payment = await here.readPayment(opened.orderId);
  if (payment?.purpose !== 'plan') throw new Error('No payment of a plan');
  await changeRow(keys.payment(opened.orderId), { leaseUntil: Date.now() + hourMs });
  await here.pay(payment, { paymentId: 'pay_1', via: 'webhook' });
  return { ...opened, vendorId: payment.vendorId, userId: payment.userId };
}

type Paid = Awaited<ReturnType<typeof paidOrder>>;

/** Dies after so many calls, and then another instance goes on as the job of ten minutes later does. */
async function crashAndResume(paid: Paid, calls: number): Promise<number> {
  // Two hours later, when its lease is over for this process and for no other test's job.
  vi.useFakeTimers({ now: Date.now() + 2 * hourMs, toFake: ['Date'] });
  here.crashes.dieAfter(calls);
  await here.fulfil(paid.orderId).catch((error: unknown) => {
    expect(error).toMatchObject({ name: 'Crash' });
  });
  const made = here.crashes.revive();
  vi.useRealTimers();
  await changeRow(keys.payment(paid.orderId), { leaseUntil: 0 });
  await here.fulfil(paid.orderId);
  await rested(paid.orderId);
  return made;
}

/** Another test's run of the job may be at it as well: until nobody is. */
async function rested(orderId: string): Promise<void> {
  await vi.waitFor(async () => {
    const { step, stoppedAt } = await paymentRow(orderId);
    expect(step === 'done' || stoppedAt !== undefined).toBe(true);
  }, patience);
}

/** One of everything, and nothing that belongs to nobody. */
async function expectWhole({ orderId, vendorId, userId, email, subdomain }: Paid): Promise<void> {
  expect(await readRow(keys.subdomain(subdomain))).not.toHaveProperty('heldBy');
  expect(await readRow(keys.subdomain(subdomain))).toMatchObject({ vendorId });
  expect(await readRow(keys.vendorProfile(vendorId))).toMatchObject({ status: 'active' });
  expect(await readRow(keys.vendorDirectory(vendorId))).toMatchObject({ status: 'active' });
  expect(await readRow(keys.email(email))).toMatchObject({ userId });
  expect(await readRow(keys.user(userId))).toMatchObject({ vendorId });
  const { paidAt, createdAt } = await paymentRow(orderId);
  expect(await readRow(keys.subscription(vendorId))).toMatchObject({ planId: 'starter' });
  expect(await readRow(keys.receipt(vendorId, `${paidAt}#${orderId}`))).toBeDefined();
  expect(await readRow(keys.paymentList('OPEN', `${createdAt}#${orderId}`))).toBeUndefined();
}

test('a crash after any change that fulfilment makes: one vendor, one e-mail, no orphan', async () => {
  const unconfirmed: number[] = [];
  let isThrough = false;
  for (let calls = 0; !isThrough; calls += 1) {
    const paid = await paidOrder();
    isThrough = (await crashAndResume(paid, calls)) <= calls;
    const row = await paymentRow(paid.orderId);
    if (row.stoppedAt) {
      // Cut short while the e-mail was sent: nobody can know, so it is said and not sent again.
      expect(row.step).toBe('welcome');
      expect(row.failure).toMatch(/^The welcome email may not have been sent/);
      unconfirmed.push((await welcomesTo(paid.email)).length);
      await firstSignIn(paid);
      await reconcile(paid.orderId);
      await vi.waitFor(
        async () => expect((await paymentRow(paid.orderId)).step).toBe('done'),
        patience,
      );
    }
    expect(await paymentRow(paid.orderId)).toMatchObject({ step: 'done' });
    expect((await welcomesTo(paid.email)).length).toBe(1);
    expect(await vendorsAt(paid.subdomain)).toBe(1);
    await expectWhole(paid);
    expect(calls).toBeLessThan(60);
  }
  // After the e-mail was set out to, and after it was sent.
  expect(unconfirmed).toEqual([0, 1]);
}, 120_000);

/** The vendor signs in with what the e-mail says; where none came, an admin has it sent first. */
async function firstSignIn({ orderId, email }: Paid): Promise<void> {
  if ((await welcomesTo(email)).length === 0) {
    const { token } = await demoSignIns.admin();
    await changeRow(keys.payment(orderId), { leaseUntil: 0 });
    const path = `/admin/payments/${orderId}/provision`;
    const { json } = await call('POST', path, { token, body: {} });
    expect(json.payment.provisioning).toMatchObject({ step: 'done', failure: null });
    return;
  }
  const [message] = await welcomesTo(email);
  const password = /^Temporary password: (\S+)$/m.exec(message?.body ?? '')?.[1] ?? '';
  const { json } = await login(email, password, 'vendor');
  await call('POST', '/auth/change-password', {
    token: json.token,
    body: { current_password: password, new_password: 'poha 4 breakfast' },
  });
}

async function vendorsAt(subdomain: string): Promise<number> {
  let [count, afterId]: [number, string | undefined] = [0, undefined];
  for (;;) {
    const { entries, hasMore } = await here.readDirectory(afterId, 500);
    count += entries.filter((entry) => entry.subdomain === subdomain).length;
    if (!hasMore) return count;
    afterId = entries.at(-1)?.id;
  }
}
