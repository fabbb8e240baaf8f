import { keys } from '@thali/functions/table/keys';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPlanOrder, paymentRow } from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { injectCrashes } from '../support/crashes.ts';
import { login } from '../support/customers.ts';
import { importPayments } from '../support/import-payments.ts';
import { welcomeEmailsTo } from '../support/outbox.ts';
import { reconcile } from '../support/reconcile.ts';
import { demoSignIns } from '../support/sign-in.ts';
import { changeRow, readRow } from '../support/test-table.ts';

async function setUp() {
  const payments = await importPayments();
  const { table } = await import('@thali/functions/table/table-client');
  const { cognito } = await import('@thali/functions/auth/cognito/cognito');
  const { emailClient } = await import('@thali/functions/messages/send-email');
  const { readDirectory } = await import('@thali/functions/vendors/vendor-directory.table');
  const crashes = injectCrashes([table, cognito, emailClient]);
  return { ...payments, readDirectory, crashes };
}

let useCases: Awaited<ReturnType<typeof setUp>>;
beforeAll(async () => {
  useCases = await setUp();
}, 60_000);
afterAll(() => useCases.crashes.remove());

const hourMs = 3_600_000;
const waitOptions = { timeout: 15_000, interval: 50 };

/** Pays a plan, and a lease keeps the jobs from fulfilling it. */
async function payPlan() {
  const opened = await openPlanOrder();
  const payment = await useCases.readPayment(opened.orderId);
  if (payment?.purpose !== 'plan') throw new Error('The payment is not for a plan');
  await changeRow(keys.payment(opened.orderId), { leaseUntil: Date.now() + hourMs });
  await useCases.pay(payment, { paymentId: 'pay_1', via: 'webhook' });
  return { ...opened, vendorId: payment.vendorId, userId: payment.userId };
}

type PaidPlan = Awaited<ReturnType<typeof payPlan>>;

/** Crashes after `calls` changes, then resumes in another instance. @returns the number of changes before the crash */
async function crashAndResume(paid: PaidPlan, calls: number): Promise<number> {
  // For this process the lease has expired. The jobs of other tests use the real time, so the lease still blocks
  // them.
  vi.useFakeTimers({ now: Date.now() + 2 * hourMs, toFake: ['Date'] });
  useCases.crashes.crashAfter(calls);
  await useCases.fulfil(paid.orderId).catch((error: unknown) => {
    expect(error).toMatchObject({ name: 'Crash' });
  });
  const changes = useCases.crashes.restart();
  vi.useRealTimers();
  await changeRow(keys.payment(paid.orderId), { leaseUntil: 0 });
  await useCases.fulfil(paid.orderId);
  await waitUntilSettled(paid.orderId);
  return changes;
}

/** Waits until the payment is done or stopped, because the jobs of other tests may also work on the payment. */
async function waitUntilSettled(orderId: string): Promise<void> {
  await vi.waitFor(async () => {
    const { step, stoppedAt } = await paymentRow(orderId);
    expect(step === 'done' || stoppedAt !== undefined).toBe(true);
  }, waitOptions);
}

/** Expects one vendor with all its rows, and no orphan. */
async function expectConsistent({
  orderId,
  vendorId,
  userId,
  email,
  subdomain,
}: PaidPlan): Promise<void> {
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

test('fulfilment makes one vendor, one e-mail and no orphan, despite a crash at any change', async () => {
  const unconfirmed: number[] = [];
  let isFinished = false;
  for (let calls = 0; !isFinished; calls += 1) {
    const paid = await payPlan();
    isFinished = (await crashAndResume(paid, calls)) <= calls;
    const row = await paymentRow(paid.orderId);
    if (row.stoppedAt) {
      // After a crash during the send, the result is unknown. The platform reports this state and does not send again.
      expect(row.step).toBe('welcome');
      expect(row.failure).toMatch(/^The welcome email may not have been sent/);
      unconfirmed.push((await welcomeEmailsTo(paid.email)).length);
      await confirmWelcome(paid);
      await reconcile(paid.orderId);
      await vi.waitFor(
        async () => expect((await paymentRow(paid.orderId)).step).toBe('done'),
        waitOptions,
      );
    }
    expect(await paymentRow(paid.orderId)).toMatchObject({ step: 'done' });
    expect((await welcomeEmailsTo(paid.email)).length).toBe(1);
    expect(await countVendors(paid.subdomain)).toBe(1);
    await expectConsistent(paid);
    expect(calls).toBeLessThan(60);
  }
  // One crash came before the e-mail went out, and one crash came after.
  expect(unconfirmed).toEqual([0, 1]);
}, 120_000);

/** The vendor signs in with the password of the e-mail. Without an e-mail, an admin retries the payment. */
async function confirmWelcome({ orderId, email }: PaidPlan): Promise<void> {
  if ((await welcomeEmailsTo(email)).length === 0) {
    const { token } = await demoSignIns.admin();
    await changeRow(keys.payment(orderId), { leaseUntil: 0 });
    const path = `/admin/payments/${orderId}/provision`;
    const { json } = await call('POST', path, { token, body: {} });
    expect(json.payment.provisioning).toMatchObject({ step: 'done', failure: null });
    return;
  }
  const [message] = await welcomeEmailsTo(email);
  const password = /^Temporary password: (\S+)$/m.exec(message?.body ?? '')?.[1] ?? '';
  const { json } = await login(email, password, 'vendor');
  await call('POST', '/auth/change-password', {
    token: json.token,
    body: { current_password: password, new_password: 'poha 4 breakfast' },
  });
}

async function countVendors(subdomain: string): Promise<number> {
  let [count, afterId]: [number, string | undefined] = [0, undefined];
  for (;;) {
    const { entries, hasMore } = await useCases.readDirectory(afterId, 500);
    count += entries.filter((entry) => entry.subdomain === subdomain).length;
    if (!hasMore) return count;
    afterId = entries.at(-1)?.id;
  }
}
