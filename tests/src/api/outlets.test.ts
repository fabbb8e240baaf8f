import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { toIst } from '@thali/shared/time/ist';
import { describe, expect, it } from 'vitest';
import { confirm, payAtRazorpay } from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { openLiveClient } from '../support/live-client.ts';
import { makeTeam } from '../support/make-team.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { makeStaff, makeStudent, type TestPerson } from '../support/sign-in.ts';
import { changeRow, readRow } from '../support/test-table.ts';
import { requestWallet } from '../support/wallet.ts';
import { writeOrder } from '../support/write-order.ts';

describe('joining', () => {
  it('adds a mess with a code, and a header selects it', async () => {
    const { chai, chaat, join } = await makeTwo();
    const answer = await join();
    expect(answer.status, answer.text).toBe(201);
    expect(idsIn(answer)).toEqual([chai.vendor.id, chaat.vendor.id]);
    const first = await call('GET', '/kitchen', { token: chai.owner.token });
    expect(first.json.vendor.id).toBe(chai.vendor.id);
    const second = await callAt(chaat.vendor.id, chai.owner, 'GET', '/kitchen');
    expect(second.json.vendor.id).toBe(chaat.vendor.id);
    const profile = await callAt(chaat.vendor.id, chai.owner, 'GET', '/auth/profile');
    expect(profile.json.user).toMatchObject({
      ...{ vendor_id: chaat.vendor.id, team_role: 'owner' },
      vendor_ids: [chai.vendor.id, chaat.vendor.id],
    });
    expect((await chaat.people()).map(({ role }) => role)).toEqual(['owner', 'owner']);
  });

  it('keeps the tenant check: a header never opens the path of another mess', async () => {
    const { chai, chaat, join } = await makeTwo();
    await join();
    const path = (id: string) => `/vendors/${id}/team`;
    expectRefusal(
      await callAt(chai.vendor.id, chai.owner, 'GET', path(chaat.vendor.id)),
      'VENDOR_ACCESS_DENIED',
    );
    expectRefusal(
      await call('GET', path(chaat.vendor.id), { token: chai.owner.token }),
      'VENDOR_ACCESS_DENIED',
    );
    const answer = await callAt(chaat.vendor.id, chai.owner, 'GET', path(chaat.vendor.id));
    expect(answer.status, answer.text).toBe(200);
  });

  it('has no effect on a device, which belongs to one mess', async () => {
    const [chai, chaat] = await Promise.all([makeTeam(), makeTeam()]);
    const headers = { 'x-mess': chaat.vendor.id };
    const answer = await call('GET', '/kitchen', { token: chai.device.token, headers });
    expect(answer.json.vendor.id).toBe(chai.vendor.id);
  });

  it('gives each mess its own role', async () => {
    const { chai, chaat, join } = await makeTwo('manager');
    await join();
    const setTeam = (id: string) =>
      callAt(id, chai.owner, 'PUT', `/vendors/${id}/team/settings`, {
        pin: 'off',
        ask_above: null,
      });
    expect((await setTeam(chai.vendor.id)).status).toBe(200);
    expectRefusal(await setTeam(chaat.vendor.id), 'RIGHT_REQUIRED');
    const person = (await chaat.people()).find(({ role }) => role === 'manager');
    const promoted = await chaat.asOwner('PATCH', `/${person?.id}`, { role: 'owner' });
    expect(promoted.status, promoted.text).toBe(200);
    expect((await setTeam(chaat.vendor.id)).status).toBe(200);
  });

  it('lets one of many callers use a code, and the winner repeat the call', async () => {
    const chaat = await makeTeam();
    const code = await codeOf(chaat);
    const others = await Promise.all([1, 2, 3].map(async () => (await makeTeam()).owner));
    const tries = others.flatMap((person) => {
      const key = randomUUID();
      return [1, 2, 3].map(async () => ({ person, key, answer: await join(person, code, key) }));
    });
    const results = await Promise.all(tries);
    const joined = new Set(
      results.filter(({ answer }) => answer.status === 201).map(({ person }) => person),
    );
    expect(joined.size).toBe(1);
    for (const { person, answer } of results) {
      if (!joined.has(person)) expectRefusal(answer, 'INVALID_DEVICE_CODE');
    }
    const [winner] = joined;
    if (!winner) throw new Error('Nobody joined');
    expectRefusal(await join(winner, code), 'INVALID_DEVICE_CODE');
    expect(await chaat.people()).toHaveLength(2);
  });

  it('refuses device codes, and devices refuse its codes', async () => {
    const { chai, chaat } = await makeTwo();
    const path = `/vendors/${chaat.vendor.id}/kitchen-devices/codes`;
    const device = await call('POST', path, { token: chaat.owner.token });
    expectRefusal(await join(chai.owner, device.json.code), 'INVALID_DEVICE_CODE');
    const body = { code: await codeOf(chaat), name: 'Tablet' };
    expectRefusal(await call('POST', '/kitchen-devices', { body }), 'INVALID_DEVICE_CODE');
    expectRefusal(await join(chaat.owner, body.code), 'INVALID_DEVICE_CODE');
    expect((await join(chai.owner, body.code)).status).toBe(201);
  });

  it('refuses an expired code, and a 21st mess', async () => {
    const { chai, chaat } = await makeTwo();
    const many = Array.from({ length: 20 }, (_, index) => `MESS${index}`);
    await changeRow(keys.user(chai.owner.userId), {
      vendorIds: [chai.vendor.id, ...many].slice(0, 20),
    });
    expectRefusal(await join(chai.owner, await codeOf(chaat)), 'TOO_MANY_OUTLETS');
  });

  it('lets only an owner make codes', async () => {
    const chaat = await makeTeam();
    const chai = await makeTeam();
    await join(chai.owner, await codeOf(chaat, 'manager'));
    const path = `/vendors/${chaat.vendor.id}/outlet-codes`;
    expectRefusal(await callAt(chaat.vendor.id, chai.owner, 'POST', path), 'RIGHT_REQUIRED');
  });
});

describe('leaving', () => {
  it('ends access with the next call, also to the first mess', async () => {
    const { chai, chaat, join } = await makeTwo();
    await join();
    expectRefusal(
      await call('DELETE', `/outlets/${chai.vendor.id}`, { token: chai.owner.token }),
      'LAST_OWNER',
    );
    const answer = await call('DELETE', `/outlets/${chaat.vendor.id}`, { token: chai.owner.token });
    expect(answer.status, answer.text).toBe(200);
    expect(idsIn(answer)).toEqual([chai.vendor.id]);
    const after = await callAt(chaat.vendor.id, chai.owner, 'GET', '/kitchen');
    expectRefusal(after, 'VENDOR_ACCESS_DENIED');
    expect(await chaat.people()).toHaveLength(1);
    expect(await readRow(keys.user(chai.owner.userId))).not.toHaveProperty('vendorIds');
  });

  it('makes the next mess the first one, with its own role', async () => {
    const { chai, chaat, join } = await makeTwo('manager');
    await join();
    const partner = await chai.add('Ravi', 'owner');
    expect(partner.id).toBeDefined();
    const answer = await call('DELETE', `/outlets/${chai.vendor.id}`, { token: chai.owner.token });
    expect(answer.status, answer.text).toBe(200);
    const { user } = (await call('GET', '/auth/profile', { token: chai.owner.token })).json;
    expect(user).toMatchObject({ vendor_id: chaat.vendor.id, team_role: 'manager' });
  });

  it('happens to a removed person at that mess only', async () => {
    const { chai, chaat, join } = await makeTwo();
    await join();
    const other = (await chaat.people()).find(({ is_you }) => !is_you);
    const removed = await chaat.asOwner('DELETE', `/${other?.id}`);
    expect(removed.status, removed.text).toBe(200);
    expectRefusal(
      await callAt(chaat.vendor.id, chai.owner, 'GET', '/kitchen'),
      'VENDOR_ACCESS_DENIED',
    );
    expect((await call('GET', '/kitchen', { token: chai.owner.token })).status).toBe(200);
    // The person may join again with a new code.
    expect((await join()).status).toBe(400);
    expect((await joinAgain(chai.owner, chaat)).status).toBe(201);
  });

  it('records who joined and left in the log of that mess', async () => {
    const { chai, chaat, join } = await makeTwo();
    await join();
    await call('DELETE', `/outlets/${chaat.vendor.id}`, { token: chai.owner.token });
    const month = toIst(new Date()).date.slice(0, 7);
    const { entries } = (await chaat.asOwner('GET', `/log?month=${month}`)).json;
    expect(entries.map(({ action }) => action)).toEqual([
      ...['leaveOutlet', 'joinOutlet', 'createOutletCode'],
    ]);
  });
});

describe('a removed owner', () => {
  it('leaves a settlement that then completes, and reads no wallet with the next call', async () => {
    const { chai, chaat, join } = await makeTwo();
    await join();
    const { id: orderId } = await writeOrder(chaat.vendor, { status: 'ready', feePaise: 300 });
    const completed = await call('PATCH', `/orders/${orderId}/status`, {
      token: chaat.owner.token,
      body: { status: 'completed' },
    });
    expect(completed.status, completed.text).toBe(200);
    const pay = { vendor_id: chaat.vendor.id, amount: 3, payment_method: 'razorpay' };
    const begun = await callAt(chaat.vendor.id, chai.owner, 'POST', '/vendor-wallet/pay', pay);
    expect(begun.status, begun.text).toBe(201);
    const checkout = await payAtRazorpay(begun.json.order.id);
    const person = (await chaat.people()).find(({ is_you }) => !is_you);
    expect((await chaat.asOwner('DELETE', `/${person?.id}`)).status).toBe(200);
    const refused = await callAt(chaat.vendor.id, chai.owner, 'GET', '/vendor-wallet/overview');
    expectRefusal(refused, 'VENDOR_ACCESS_DENIED');
    await confirm(checkout);
    const settled = async () => {
      const { token } = chaat.owner;
      const { json } = await requestWallet('GET', 'overview', { token });
      return [json.wallet.pending_cod_fees, json.summary.total_settled];
    };
    await expect.poll(settled).toEqual([0, 3]);
  });

  it('is out of the room of that mess, and joins it no more', async () => {
    const { chai, chaat, join } = await makeTwo();
    await join();
    const token = { token: chai.owner.token };
    const screen = await openLiveClient();
    await screen.join(chaat.vendor.id, token);
    const person = (await chaat.people()).find(({ is_you }) => !is_you);
    await chaat.asOwner('DELETE', `/${person?.id}`);
    await screen.closed();
    const again = await openLiveClient();
    again.send({ action: 'join', room: `vendor:${chaat.vendor.id}`, ...token });
    const refusal = await again.waitForFrame(({ event }) => event === 'error');
    expect(refusal.data.code).toBe('VENDOR_ACCESS_DENIED');
    await again.join(chai.vendor.id, token);
  });
});

describe('the list of messes', () => {
  it('shows today’s orders and the waiting ones of each mess', async () => {
    const { chai, chaat, join } = await makeTwo();
    await join();
    await placeOrder(orderBody(chaat.vendor));
    const rows = async () =>
      (await call('GET', '/outlets', { token: chai.owner.token })).json.outlets.map(
        ({ vendor, role, today }) => [vendor.id, role, today.orders, today.waiting_orders],
      );
    await expect.poll(rows).toEqual([
      [chai.vendor.id, 'owner', 0, 0],
      [chaat.vendor.id, 'owner', 1, 1],
    ]);
  });

  it('shows only the own messes to staff, and nothing to a customer', async () => {
    const vendor = await makeVendor();
    const staff = await makeStaff(vendor.id);
    expect(idsIn(await call('GET', '/outlets', { token: staff.token }))).toEqual([vendor.id]);
    const customer = await makeStudent();
    expectRefusal(await call('GET', '/outlets', { token: customer.token }), 'FORBIDDEN');
  });
});

describe('copying dishes', () => {
  it('copies to an own mess, and again with the same key only what is missing', async () => {
    const { chai, chaat, join } = await makeTwo();
    await join();
    const copy = copier(chai, chaat.vendor.id);
    const key = randomUUID();
    expect((await copy({}, key)).json).toEqual({ copied: 0, left_out: ['Veg Thali'] });
    const both = { with_existing: true };
    const answers = await Promise.all([1, 2, 3].map(() => copy(both, key)));
    for (const { json } of answers) expect(json).toEqual({ copied: 1, left_out: [] });
    expect((await menuOf(chaat)).map(({ name, price }) => [name, price])).toEqual([
      ['Veg Thali', 60],
      ['Veg Thali', 60],
    ]);
    const free = await copy({ ...both, with_prices: false }, randomUUID());
    expect(free.status, free.text).toBe(201);
    const [cheapest] = (await menuOf(chaat)).toSorted((a, b) => a.price - b.price);
    expect(cheapest).toMatchObject({ price: 0, is_available: false });
  });

  it('needs the right in both messes', async () => {
    const { chai, chaat, join } = await makeTwo();
    expectRefusal(await copier(chai, chaat.vendor.id)(), 'VENDOR_ACCESS_DENIED');
    expectRefusal(await copier(chaat, chai.vendor.id)(), 'VENDOR_ACCESS_DENIED');
    await join();
    const from = await callAt(
      chai.vendor.id,
      chai.owner,
      'POST',
      `/vendors/${chaat.vendor.id}/menu-copies`,
      { to: chai.vendor.id, item_ids: [chaat.vendor.item.id] },
    );
    expectRefusal(from, 'VENDOR_ACCESS_DENIED');
    expect(await menuOf(chaat)).toHaveLength(1);
  });
});

function copier({ vendor, owner }: Team, to: string) {
  return (options: object = {}, key = randomUUID()) =>
    call('POST', `/vendors/${vendor.id}/menu-copies`, {
      token: owner.token,
      body: { to, item_ids: [vendor.item.id], ...options },
      headers: { 'idempotency-key': key },
    });
}

async function menuOf({ vendor, owner }: Team) {
  const path = `/vendors/${vendor.id}/menu-items`;
  return (await call('GET', path, { token: owner.token })).json.menu_items;
}

type Team = Awaited<ReturnType<typeof makeTeam>>;

async function makeTwo(role?: 'manager') {
  const [chai, chaat] = await Promise.all([makeTeam(), makeTeam()]);
  const code = await codeOf(chaat, role);
  return { chai, chaat, join: () => join(chai.owner, code) };
}

async function codeOf({ vendor, owner }: Team, role?: 'manager'): Promise<string> {
  const path = `/vendors/${vendor.id}/outlet-codes`;
  const answer = await call('POST', path, { token: owner.token, body: { role } });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.json.code;
}

function join({ token }: TestPerson, code: string, key = randomUUID()) {
  return call('POST', '/outlets', { token, body: { code }, headers: { 'idempotency-key': key } });
}

async function joinAgain(person: TestPerson, team: Team) {
  return join(person, await codeOf(team));
}

function callAt(
  vendorId: string,
  { token }: TestPerson,
  method: string,
  path: string,
  body?: unknown,
) {
  return call(method, path, { token, body, headers: { 'x-mess': vendorId } });
}

function idsIn({ json }: Awaited<ReturnType<typeof call>>): string[] {
  return json.outlets.map(({ vendor }) => vendor.id);
}
