import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { limitJobsTo, removeJobLimit } from '../support/limit-jobs.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import { messagesTo } from '../support/outbox.ts';
import { orderBody, placeOrder, postOrder } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeAdmin, makeStaff } from '../support/sign-in.ts';

const reason = 'Complaints about hygiene';

let admin: string;
beforeAll(async () => {
  admin = (await makeAdmin()).token;
});

afterAll(removeJobLimit);

/** A mess with the mailbox of its owner. */
async function makeOwnedVendor() {
  const vendor = await makeVendor();
  const email = randomIds.email();
  await vendor.change({ email });
  const setStatus = (status: string, statusReason = reason) =>
    call('POST', `/admin/vendors/${vendor.id}/status`, {
      token: admin,
      body: { status, reason: statusReason },
    });
  return { vendor, email, setStatus };
}

describe('the staff of a suspended mess', () => {
  test('are the only people who see the reason and date', async () => {
    const { vendor, setStatus } = await makeOwnedVendor();
    const { token } = await makeStaff(vendor.id);
    const readOwnVendor = async () =>
      (await call('GET', `/vendors/${vendor.id}`, { token })).json.vendor;
    expect((await readOwnVendor()).suspension).toBeNull();
    await setStatus('suspended');
    expect((await readOwnVendor()).suspension).toEqual({
      reason,
      at: expect.stringMatching(/^20\d\d-/),
    });
    const strangers = await Promise.all([
      call('GET', `/vendors/${vendor.id}`),
      call('GET', `/vendors/subdomain/${vendor.subdomain}`),
      call('GET', `/storefront/${vendor.subdomain}`),
    ]);
    for (const { text } of strangers) expect(text).not.toContain('suspension');
    await setStatus('active', 'All is clean');
    expect((await readOwnVendor()).suspension).toBeNull();
  });

  test('can finish orders, change menu and settings, and read their data', async () => {
    const { vendor, setStatus } = await makeOwnedVendor();
    const { token } = await makeStaff(vendor.id);
    const order = await placeOrder(orderBody(vendor));
    await setStatus('suspended');
    expectRefusal(await postOrder(orderBody(vendor)), 'VENDOR_INACTIVE');
    const path = `/vendors/${vendor.id}`;
    for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
      const moved = await moveOrder(token, order.id, status);
      expect([moved.status, moved.json.order?.status]).toEqual([200, status]);
    }
    const works = await Promise.all([
      call('PUT', path, { token, body: { settings: { autoAcceptOrders: true } } }),
      call('PUT', `${path}/menu-items/${vendor.item.id}`, { token, body: { name: 'Clean Thali' } }),
      call('GET', `/orders?vendor_id=${vendor.id}`, { token }),
      call('GET', `/vendor-wallet/overview?vendor_id=${vendor.id}`, { token }),
      call('GET', '/billing', { token }),
      call('GET', `/customers?vendor_id=${vendor.id}`, { token }),
    ]);
    expect(works.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });
});

describe('the owner', () => {
  const subjects = async (email: string) => (await messagesTo(email)).map(({ subject }) => subject);

  test('gets one e-mail for a suspension and one for its end, despite repeats', async () => {
    const { vendor, email, setStatus } = await makeOwnedVendor();
    await Promise.all([setStatus('suspended'), setStatus('suspended'), setStatus('suspended')]);
    await setStatus('suspended', 'Still so');
    const [mail, ...more] = await messagesTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`${vendor.name} is suspended on Thali`);
    expect(mail?.body).toContain(`Reason: ${reason}`);
    expect(mail?.body).toMatch(/since \d{1,2} \w{3} \d{4}/);
    expect(mail?.body).toContain('Write to support@');

    await Promise.all([setStatus('active', 'All is clean'), setStatus('active', 'All is clean')]);
    expect(await subjects(email)).toEqual([
      `${vendor.name} is active again on Thali`,
      `${vendor.name} is suspended on Thali`,
    ]);
    await setStatus('suspended');
    expect(await subjects(email)).toHaveLength(3);
  });

  test('gets an e-mail from every call that suspends', async () => {
    const [first, second] = [await makeOwnedVendor(), await makeOwnedVendor()];
    const path = `/vendors/${first.vendor.id}?reason=${encodeURIComponent(reason)}`;
    expect((await call('DELETE', path, { token: admin })).json.vendor.suspension?.reason).toBe(
      reason,
    );
    const body = { status: 'suspended' };
    await call('PUT', `/vendors/${second.vendor.id}`, { token: admin, body });
    for (const { email } of [first, second]) expect(await messagesTo(email)).toHaveLength(1);
    const long = `/vendors/${first.vendor.id}?reason=${'x'.repeat(301)}`;
    expectRefusal(await call('DELETE', long, { token: admin }), 'VALIDATION_ERROR');
  });

  test('gets one e-mail from the daily job if the first e-mail failed', async () => {
    const { vendor, email } = await makeOwnedVendor();
    setUpHandlers();
    const { emailClient } = await import('@thali/functions/messages/send-email');
    const { setVendorStatus } = await import('@thali/functions/admin/set-vendor-status');
    const actor = { role: 'admin', userId: 'test' } as const;
    const input = {
      params: { vendorId: vendor.id },
      body: { status: 'suspended', reason },
    } as const;
    vi.spyOn(emailClient, 'send').mockRejectedValueOnce(new Error('no mail today') as never);
    expect((await setVendorStatus(actor, input)).vendor.status).toBe('suspended');
    expect(await messagesTo(email)).toEqual([]);

    const { handler: remind } = await import('@thali/functions/lambdas/remind-subscribers.lambda');
    await limitJobsTo([vendor]);
    await remind();
    await remind();
    expect(await subjects(email)).toEqual([`${vendor.name} is suspended on Thali`]);
  });

  test('gets no e-mail without a sender, and the daily job still succeeds', async () => {
    const { vendor, email, setStatus } = await makeOwnedVendor();
    setUpHandlers();
    vi.stubEnv('EMAIL_FROM', '');
    await vendor.change({ status: 'suspended', statusReason: reason });
    const { handler: remind } = await import('@thali/functions/lambdas/remind-subscribers.lambda');
    await limitJobsTo([vendor]);
    expect(await remind()).toEqual({ remindedCount: 0 });
    expect(await messagesTo(email)).toEqual([]);
    // With a sender again, the owner gets the e-mail.
    vi.unstubAllEnvs();
    await setStatus('suspended');
    expect(await subjects(email)).toEqual([`${vendor.name} is suspended on Thali`]);
  });

  test('gets no e-mail when a pending mess opens', async () => {
    const { vendor, email, setStatus } = await makeOwnedVendor();
    await vendor.change({ status: 'pending' });
    await setStatus('active', 'Papers are fine');
    expect(await messagesTo(email)).toEqual([]);
  });
});
