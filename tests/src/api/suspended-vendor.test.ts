import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { handlersHere } from '../support/handlers-here.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { sentTo } from '../support/outbox.ts';
import { orderBody, place, placed } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { seeAll, seeOnly } from '../support/see-only.ts';
import { makeAdmin, makeStaff } from '../support/sign-in.ts';

const reason = 'Complaints about hygiene';

let admin: string;
beforeAll(async () => {
  admin = (await makeAdmin()).token;
});

afterAll(seeAll);

/** A mess with an owner's mailbox. */
async function ownedVendor() {
  const vendor = await makeVendor();
  const email = randomIds.email();
  await vendor.change({ email });
  const setStatus = (status: string, why = reason) =>
    call('POST', `/admin/vendors/${vendor.id}/status`, {
      token: admin,
      body: { status, reason: why },
    });
  return { vendor, email, setStatus };
}

describe('the staff of a suspended mess', () => {
  test('read why and since when, which nobody else does', async () => {
    const { vendor, setStatus } = await ownedVendor();
    const { token } = await makeStaff(vendor.id);
    const own = async () => (await call('GET', `/vendors/${vendor.id}`, { token })).json.vendor;
    expect((await own()).suspension).toBeNull();
    await setStatus('suspended');
    expect((await own()).suspension).toEqual({ reason, at: expect.stringMatching(/^20\d\d-/) });
    const strangers = await Promise.all([
      call('GET', `/vendors/${vendor.id}`),
      call('GET', `/vendors/subdomain/${vendor.subdomain}`),
      call('GET', `/storefront/${vendor.subdomain}`),
    ]);
    for (const { text } of strangers) expect(text).not.toContain('suspension');
    await setStatus('active', 'All is clean');
    expect((await own()).suspension).toBeNull();
  });

  test('finish what is under way, mend menu and settings, and read all else', async () => {
    const { vendor, setStatus } = await ownedVendor();
    const { token } = await makeStaff(vendor.id);
    const order = await placed(orderBody(vendor));
    await setStatus('suspended');
    expectRefusal(await place(orderBody(vendor)), 'VENDOR_INACTIVE');
    const path = `/vendors/${vendor.id}`;
    for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
      const moved = await call('PATCH', `/orders/${order.id}/status`, { token, body: { status } });
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
  const subjects = async (email: string) => (await sentTo(email)).map(({ subject }) => subject);

  test('hears once of a suspension and once of its end, however often they are repeated', async () => {
    const { vendor, email, setStatus } = await ownedVendor();
    await Promise.all([setStatus('suspended'), setStatus('suspended'), setStatus('suspended')]);
    await setStatus('suspended', 'Still so');
    const [told, ...more] = await sentTo(email);
    expect(more).toEqual([]);
    expect(told?.subject).toBe(`${vendor.name} is suspended on Thali`);
    expect(told?.body).toContain(`Reason: ${reason}`);
    expect(told?.body).toMatch(/since \d{1,2} \w{3} \d{4}/);
    expect(told?.body).toContain('Write to support@');

    await Promise.all([setStatus('active', 'All is clean'), setStatus('active', 'All is clean')]);
    expect(await subjects(email)).toEqual([
      `${vendor.name} is active again on Thali`,
      `${vendor.name} is suspended on Thali`,
    ]);
    await setStatus('suspended');
    expect(await subjects(email)).toHaveLength(3);
  });

  test('hears of it whichever way an admin suspends', async () => {
    const [one, other] = [await ownedVendor(), await ownedVendor()];
    const path = `/vendors/${one.vendor.id}?reason=${encodeURIComponent(reason)}`;
    expect((await call('DELETE', path, { token: admin })).json.vendor.suspension?.reason).toBe(
      reason,
    );
    const body = { status: 'suspended' };
    await call('PUT', `/vendors/${other.vendor.id}`, { token: admin, body });
    for (const { email } of [one, other]) expect(await sentTo(email)).toHaveLength(1);
    const long = `/vendors/${one.vendor.id}?reason=${'x'.repeat(301)}`;
    expectRefusal(await call('DELETE', long, { token: admin }), 'VALIDATION_ERROR');
  });

  test('the daily job notifies an owner whose e-mail failed, once', async () => {
    const { vendor, email } = await ownedVendor();
    handlersHere();
    const { emailClient } = await import('@thali/functions/messages/send-email');
    const { setVendorStatus } = await import('@thali/functions/admin/set-vendor-status');
    const actor = { role: 'admin', userId: 'test' } as const;
    const input = {
      params: { vendorId: vendor.id },
      body: { status: 'suspended', reason },
    } as const;
    vi.spyOn(emailClient, 'send').mockRejectedValueOnce(new Error('no mail today') as never);
    expect((await setVendorStatus(actor, input)).vendor.status).toBe('suspended');
    expect(await sentTo(email)).toEqual([]);

    const { handler: remind } = await import('@thali/functions/lambdas/remind-subscribers.lambda');
    await seeOnly([vendor]);
    await remind();
    await remind();
    expect(await subjects(email)).toEqual([`${vendor.name} is suspended on Thali`]);
  });

  test('hears nothing without a sender, and the daily job does not fail for it', async () => {
    const { vendor, email, setStatus } = await ownedVendor();
    handlersHere();
    vi.stubEnv('EMAIL_FROM', '');
    await vendor.change({ status: 'suspended', statusReason: reason });
    const { handler: remind } = await import('@thali/functions/lambdas/remind-subscribers.lambda');
    await seeOnly([vendor]);
    expect(await remind()).toEqual({ remindedCount: 0 });
    expect(await sentTo(email)).toEqual([]);
    // Once there is a sender, the owner hears of it.
    vi.unstubAllEnvs();
    await setStatus('suspended');
    expect(await subjects(email)).toEqual([`${vendor.name} is suspended on Thali`]);
  });

  test('hears nothing of a mess that opens for the first time', async () => {
    const { vendor, email, setStatus } = await ownedVendor();
    await vendor.change({ status: 'pending' });
    await setStatus('active', 'Papers are fine');
    expect(await sentTo(email)).toEqual([]);
  });
});
