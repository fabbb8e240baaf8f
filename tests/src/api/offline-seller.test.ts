import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import type { PersonTotals } from '@thali/shared/team/team-log.contract';
import { toIst } from '@thali/shared/time/ist';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeTeam } from '../support/make-team.ts';
import { saleBody } from '../support/place-test-order.ts';
import { makeStaff } from '../support/sign-in.ts';
import { changeRow } from '../support/test-table.ts';

const agoIso = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function makeCounter() {
  const team = await makeTeam({ pin: 'guarded' });
  const counter = await makeDevice(team.vendor.id, 'counter');
  const asha = await team.addWithPin('Asha', 'counter', '2580');
  const ravi = await team.addWithPin('Ravi', 'counter', '7391');
  await joinedAt(asha.id, agoIso(600));
  const body = { person_id: ravi.id, pin: ravi.pin };
  const { acting } = (await counter.call('POST', '/kitchen-devices/me/acting', body)).json;

  function joinedAt(personId: string, createdAt: string) {
    return changeRow(keys.teamMember(team.vendor.id, personId), { createdAt });
  }
  /** Sends an offline sale while Ravi has unlocked the counter. */
  function send(seller_id: string | undefined, { minutesAgo = 5, key = randomUUID() } = {}) {
    const offline = { offline_number: 'K2-1', sold_at: agoIso(minutesAgo), seller_id };
    return call('POST', '/counter-orders', {
      ...{ token: counter.token, body: { ...saleBody(team.vendor), ...offline } },
      headers: { 'idempotency-key': key, 'x-acting': acting },
    });
  }
  const sellerOf = async (seller?: string, minutesAgo?: number) =>
    (await send(seller, { ...(minutesAgo !== undefined && { minutesAgo }) })).json.order.sold_by;
  return { ...team, counter, asha, ravi, send, sellerOf };
}

test('an offline sale names the person who sold it, also in the log and once in the totals', async () => {
  const { asha, counter, send, asOwner, vendor } = await makeCounter();
  const key = randomUUID();
  const { json } = await send(asha.id, { key });
  expect(json.order).toMatchObject({ sold_by: 'Asha', payment: { received_by: 'Asha' } });
  expect((await send(asha.id, { key })).json.order.id).toBe(json.order.id);

  const month = toIst(new Date()).date.slice(0, 7);
  const { entries } = (await asOwner('GET', `/log?month=${month}&person=${asha.id}`)).json;
  const sales = entries.filter(({ action }) => action === 'placeCounterOrder');
  expect(sales[0]).toMatchObject({
    by: { id: asha.id, name: 'Asha' },
    device: { id: counter.deviceId },
    subject: json.order.id,
    detail: 'offline, as the counter says',
    outcome: 'done',
  });
  const { json: totals } = await asOwner('GET', `/totals?month=${month}`);
  const people = totals.people as unknown as PersonTotals[];
  expect(people.find(({ id }) => id === asha.id)?.sales).toEqual({
    ...{ count: 1, amount: vendor.item.price },
  });
  expect(people.some(({ name, sales }) => name === 'Ravi' && sales.count > 0)).toBe(false);
});

test('names neither the sender nor a person who could not unlock the counter at that time', async () => {
  const { vendor, asha, ravi, add, asOwner, sellerOf } = await makeCounter();
  const stranger = await (await makeTeam()).addWithPin('Meena', 'owner', '4826');
  const withoutPin = await add('Kiran', 'counter');
  expect(await sellerOf()).toBe('Tawa');
  expect(await sellerOf('A'.repeat(12))).toBe('Tawa');
  expect(await sellerOf(stranger.id)).toBe('Tawa');
  expect(await sellerOf(withoutPin.id, 0)).toBe('Tawa');
  // Ravi joined only now.
  expect(await sellerOf(ravi.id, 20)).toBe('Tawa');
  expect(await sellerOf(asha.id, 20)).toBe('Asha');
  await asOwner('DELETE', `/${asha.id}`);
  expect(await sellerOf(asha.id, 20)).toBe('Asha');
  await changeRow(keys.teamMember(vendor.id, asha.id), { removedAt: agoIso(30) });
  expect(await sellerOf(asha.id, 20)).toBe('Tawa');
});

test('the sender still needs the right to sell, whoever sold', async () => {
  const { counter, vendor, asha } = await makeCounter();
  const offline = { offline_number: 'K2-1', sold_at: agoIso(1), seller_id: asha.id };
  const send = (acting?: string) =>
    call('POST', '/counter-orders', {
      ...{ token: counter.token, body: { ...saleBody(vendor), ...offline } },
      headers: { 'idempotency-key': randomUUID(), ...(acting && { 'x-acting': acting }) },
    });
  expectRefusal(await send(), 'PERSON_REQUIRED');
  const claim = `offline.${asha.id}.${Math.floor(Date.now() / 1000)}`;
  expectRefusal(await send(claim), 'PERSON_REQUIRED');
});

test('a sign-in that sends another person’s sales does not put its own name on them', async () => {
  const { owner, vendor } = await makeTeam();
  const otherPerson = await makeStaff(vendor.id);
  const idOf = async ({ token }: { token: string }) => {
    await call('GET', `/vendors/${vendor.id}/team`, { token });
    return (await call('GET', '/counter-shift', { token })).json.seller_id;
  };
  const [ownerId, otherId] = [await idOf(owner), await idOf(otherPerson)];
  expect(ownerId).not.toBe(otherId);
  await changeRow(keys.teamMember(vendor.id, String(ownerId)), { name: 'Asha' });
  const offline = { offline_number: 'K101-1', sold_at: agoIso(0), seller_id: ownerId };
  const { json } = await call('POST', '/counter-orders', {
    ...{ token: otherPerson.token, body: { ...saleBody(vendor), ...offline } },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(json.order.sold_by).toBe('Asha');
});
