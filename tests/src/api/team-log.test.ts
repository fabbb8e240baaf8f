import { keys } from '@thali/functions/table/keys';
import { maxRecentVoids } from '@thali/functions/team/recent-voids.table';
import { changeRush } from '@thali/shared/kitchen/change-rush.contract';
import type { PersonTotals } from '@thali/shared/team/team-log.contract';
import { toIst } from '@thali/shared/time/ist';
import type { Context } from 'aws-lambda';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { injectCrashes } from '../support/crashes.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { httpEvent } from '../support/http-event.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeTeam } from '../support/make-team.ts';
import { saleBody } from '../support/place-test-order.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { rowsWith } from '../support/scan-table.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { changeRow, putRows } from '../support/test-table.ts';
import { writeOrder } from '../support/write-order.ts';

type Team = Awaited<ReturnType<typeof makeTeam>>;

const month = () => toIst(new Date()).date.slice(0, 7);

async function entriesOf({ asOwner }: Team, extraQuery = '') {
  const { json } = await asOwner('GET', `/log?month=${month()}${extraQuery}`);
  return json.entries;
}

test('the log names person, approver, device, subject and amount of each guarded action', async () => {
  const team = await makeTeam({ pin: 'guarded' });
  const { vendor, owner, device, addWithPin, act, callAs, asOwner } = team;
  const clerk = await addWithPin('Asha', 'counter', '2580');
  const manager = await addWithPin('Ravi', 'manager', '7391');
  const order = await writeOrder(vendor, { status: 'confirmed', paymentMethod: 'cod' });
  const { acting } = (await act(clerk)).json;
  const end = { return_portions: true, reason: 'sold_out' };
  const path = `/orders/${order.id}/not-collected`;
  expectRefusal(await callAs(acting, 'POST', path, end), 'RIGHT_REQUIRED');
  const approval = (await act(manager, { once: true, acting })).json.acting;
  expect((await callAs(approval, 'POST', path, end)).status).toBe(200);
  const declined = await writeOrder(vendor);
  const decline = { status: 'cancelled', cancel_reason: 'closing' };
  await callAs(acting, 'PATCH', `/orders/${declined.id}/status`, decline);
  // Steps of the kitchen are not logged.
  const otherOrder = await writeOrder(vendor, { status: 'confirmed' });
  await device.call('PATCH', `/orders/${otherOrder.id}/status`, { status: 'preparing' });
  const dish = `/vendors/${vendor.id}/menu-items/${vendor.item.id}`;
  await call('PUT', dish, { token: owner.token, body: { price: 70 } });
  const known = { settings: { tokens: true }, known_settings: { tokens: null } };
  await call('PUT', `/vendors/${vendor.id}`, { token: owner.token, body: known });

  const [setting, price, refusal, doneEntry, ...earlier] = await entriesOf(team);
  expect(doneEntry).toMatchObject({
    ...{ action: 'endUncollectedOrder', subject: order.id, detail: 'sold_out', amount: 61 },
    by: { id: clerk.id, name: 'Asha' },
    approved_by: { id: manager.id, name: 'Ravi' },
    device: { id: device.deviceId, name: 'Tawa' },
    ...{ outcome: 'done', code: null },
  });
  expect(refusal).toMatchObject({
    ...{ action: 'changeOrderStatus', subject: declined.id, detail: 'closing', amount: 61 },
    ...{ by: { id: clerk.id }, approved_by: null, outcome: 'done' },
  });
  expect(setting).toMatchObject({ action: 'updateVendor', detail: 'tokens' });
  expect(price).toMatchObject({
    ...{ action: 'updateMenuItem', detail: 'price', subject_name: vendor.item.name, device: null },
    by: { name: 'Test Person' },
  });
  expect(earlier.map(({ action, detail }) => [action, detail]).toSorted()).toEqual([
    ...[
      ['addPerson', null],
      ['addPerson', null],
    ],
    ...[
      ['createPinCode', null],
      ['createPinCode', null],
    ],
  ]);
  const [row] = await rowsWith(`V#${vendor.id}#LOG#`);
  const daysKept = (Number(row?.expiresAt) - Date.now() / 1000) / 86_400;
  expect(Math.round(daysKept)).toBe(400);
  const managerEntries = await entriesOf(team, `&person=${manager.id}`);
  expect(managerEntries.map(({ action }) => action)).toEqual(['endUncollectedOrder']);
  const pages = [
    await asOwner('GET', `/log?month=${month()}&limit=5`),
    await asOwner('GET', `/log?month=2020-01`),
  ];
  expect(pages.map(({ json }) => json.entries.length)).toEqual([5, 0]);
  const cursor = encodeURIComponent(String(pages[0]?.json.pagination.next_cursor));
  expect(await entriesOf(team, `&limit=5&cursor=${cursor}`)).toHaveLength(earlier.length - 1);
});

test('every action has an entry, even if its server crashes', async () => {
  const team = await makeTeam();
  setUpHandlers();
  const { table } = await import('@thali/functions/table/table-client');
  const { handler } = await import('@thali/functions/lambdas/vendors.lambda');
  const crashes = injectCrashes([table]);
  const pause = (index: number) =>
    handler(
      httpEvent(changeRush, {
        params: { vendorId: team.vendor.id },
        body: { pause_minutes: [15, 30, 60][index % 3] },
        ...{ token: team.owner.token, requestId: `JKJaXmPLvHcES${index}=` },
      }) as never,
      {} as Context,
    );
  const pausedUntil = async () => {
    const { settings } = (await team.vendor.row()) as { settings: { pausedUntil?: string } };
    return settings.pausedUntil;
  };
  for (let index = 0; index < quickOrLong(3, 1000); index += 1) {
    const calls = index % 3;
    const before = await pausedUntil();
    crashes.crashAfter(calls);
    await pause(index);
    crashes.restart();
    const [entry] = await entriesOf(team, '&limit=1');
    expect(entry?.action).toBe('changeRush');
    // The server crashes after the entry has begun, after the change, and after the entry has ended.
    expect(entry?.outcome).toBe(calls === 2 ? 'done' : 'begun');
    expect((await pausedUntil()) === before).toBe(calls === 0);
  }
  crashes.remove();
  expect(await rowsWith(`V#${team.vendor.id}#LOG#`)).toHaveLength(quickOrLong(3, 1000));
  const [, second] = await entriesOf(team);
  const { json } = await team.asOwner('GET', `/log?month=${month()}&limit=1`);
  const cursor = encodeURIComponent(String(json.pagination.next_cursor));
  expect(await entriesOf(team, `&limit=1&cursor=${cursor}`)).toEqual([second]);
});

test.each(['removal', 'new role'])(
  'each action during a person’s %s is either done and logged, or refused',
  async (change) => {
    const team = await makeTeam({ pin: 'guarded' });
    const { vendor, addWithPin, act, callAs, asOwner } = team;
    const clerk = await addWithPin('Asha', 'counter', '2580');
    const { acting } = (await act(clerk)).json;
    const orders = await Promise.all(
      Array.from({ length: quickOrLong(12, 200) }, () =>
        writeOrder(vendor, { status: 'ready', paymentMethod: 'cod' }),
      ),
    );
    const receive = ({ id }: { id: string }) =>
      callAs(acting, 'POST', `/orders/${id}/received`, { method: 'cash' });
    const [last, ...otherOrders] = orders;
    const [changed, ...answers] = await Promise.all([
      change === 'removal'
        ? asOwner('DELETE', `/${clerk.id}`)
        : asOwner('PATCH', `/${clerk.id}`, { role: 'cook' }),
      ...otherOrders.map(receive),
    ]);
    expect(changed.status, changed.text).toBe(200);
    answers.push(await receive(last as { id: string }));
    expect(answers.at(-1)?.json.code).toBe('PERSON_REQUIRED');
    const codes = answers.map(({ status, json }) => (status === 200 ? 'done' : json.code));
    expect(codes.filter((code) => code !== 'done' && code !== 'PERSON_REQUIRED')).toEqual([]);
    const doneCount = codes.filter((code) => code === 'done').length;
    const entries = await entriesOf(team, `&person=${clerk.id}&limit=1000`);
    const received = entries.filter(({ action }) => action === 'markReceived');
    expect(received.map(({ outcome }) => outcome)).toEqual(Array(doneCount).fill('done'));
    const books = await Promise.all(
      orders.map(({ id }) => call('GET', `/orders/${id}`, { token: team.owner.token })),
    );
    expect(books.filter(({ json }) => json.order.payment_status === 'paid')).toHaveLength(
      doneCount,
    );
  },
);

test('adds up cancellations, refunds and receipts of each person', async () => {
  const team = await makeTeam({ pin: 'guarded' });
  const { vendor, addWithPin, act, callAs, asOwner } = team;
  const clerk = await addWithPin('Asha', 'counter', '2580');
  const manager = await addWithPin('Ravi', 'manager', '7391');
  const [first, second] = await Promise.all(
    [1, 2].map(() => writeOrder(vendor, { status: 'preparing', paymentMethod: 'cod' })),
  );
  const asClerk = (await act(clerk)).json.acting;
  const asManager = (await act(manager)).json.acting;
  const cash = { method: 'cash' };
  await callAs(asClerk, 'POST', `/orders/${first?.id}/received`, cash);
  await callAs(asManager, 'POST', `/orders/${second?.id}/received`, cash);
  const refund = { refunded_before: 0, lines: [{ index: 0, quantity: 1 }] };
  const refunds = `/orders/${first?.id}/refunds`;
  expectRefusal(await callAs(asClerk, 'POST', refunds, refund), 'RIGHT_REQUIRED');
  const refunded = await callAs(asManager, 'POST', refunds, refund);
  expect(refunded.status, refunded.text).toBe(200);
  const ended = { return_portions: true };
  await callAs(asManager, 'POST', `/orders/${second?.id}/not-collected`, ended);
  const { json } = await asOwner('GET', `/totals?month=${month()}`);
  const zero = { count: 0, amount: 0 };
  expect((json.people as unknown as PersonTotals[]).toSorted(byName)).toEqual([
    {
      id: clerk.id,
      name: 'Asha',
      sales: zero,
      undone_sales: zero,
      cancellations: zero,
      refunds: zero,
      receipts: countedOnce(61),
    },
    {
      ...{ id: manager.id, name: 'Ravi', sales: zero, undone_sales: zero },
      ...{ cancellations: countedOnce(61), refunds: countedOnce(60), receipts: countedOnce(61) },
    },
  ]);
});

const countedOnce = (amount: number) => ({ count: 1, amount });
const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

test('a void needs a new PIN if it, or the sum of the last hour, is above the owner’s amount', async () => {
  const { vendor, addWithPin, act, callAs } = await makeTeam({ pin: 'guarded', askAbove: 150 });
  const manager = await addWithPin('Ravi', 'manager', '7391');
  const { acting } = (await act(manager)).json;
  const orders = await Promise.all(
    Array.from({ length: 5 }, () => writeOrder(vendor, { status: 'preparing' })),
  );
  const end = (orderId: string, by = acting) =>
    callAs(by, 'POST', `/orders/${orderId}/not-collected`, { return_portions: true });
  // Each void is ₹61, so two voids stay below ₹150, even at the same time.
  const answers = await Promise.all(orders.slice(0, 4).map(({ id }) => end(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 403, 403]);
  const [refused] = answers.filter(({ status }) => status === 403);
  expect(refused?.json).toMatchObject({ code: 'PERSON_REQUIRED', roles: ['manager', 'owner'] });
  const [last] = orders.slice(4);
  const approval = (await act(manager, { once: true, acting })).json.acting;
  expect((await end(String(last?.id), approval)).status).toBe(200);
  // A failed void does not count.
  const endedOrder = orders[answers.findIndex(({ status }) => status === 200)];
  expect((await end(String(endedOrder?.id))).status).toBe(403);
  const [row] = await rowsWith(`V#${vendor.id}#VOIDS`);
  expect(row?.voids).toHaveLength(2);
  // The limit counts the last hour.
  const [old, ...recent] = (row?.voids ?? []) as { at: number }[];
  const voids = [{ ...old, at: Date.now() - 3_600_000 }, ...recent];
  await changeRow(keys.recentVoids(vendor.id), { voids });
  const open = orders.slice(0, 4).filter((_, index) => answers[index]?.status === 403);
  const later = await Promise.all(open.map(({ id }) => end(id)));
  expect(later.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test('a void needs a new PIN if the row of the last hour is full', async () => {
  const { vendor, addWithPin, act, callAs } = await makeTeam({ pin: 'guarded', askAbove: 150 });
  const manager = await addWithPin('Ravi', 'manager', '7391');
  const { acting } = (await act(manager)).json;
  const { id } = await writeOrder(vendor, { status: 'preparing' });
  const end = (by: string) =>
    callAs(by, 'POST', `/orders/${id}/not-collected`, { return_portions: true });
  const fill = (count: number) => {
    const voids = Array.from({ length: count }, () => ({ id: 'x', paise: 1, at: Date.now() }));
    return putRows([{ ...keys.recentVoids(vendor.id), revision: 1, voids }]);
  };
  await fill(maxRecentVoids);
  expectRefusal(await end(acting), 'PERSON_REQUIRED');
  await fill(maxRecentVoids - 1);
  expect((await end(acting)).status).toBe(200);
});

/** A counter whose calls name the person of an unlock or approval. */
async function addCounter({ vendor }: Team) {
  const counter = await makeDevice(vendor.id, 'counter');
  const send = (acting: string | undefined, path: string, body?: unknown) =>
    call('POST', path, {
      ...{ token: counter.token, body },
      headers: {
        'idempotency-key': crypto.randomUUID(),
        ...(acting && { 'x-acting': acting }),
      },
    });
  return {
    send,
    unlock: async (person: { id: string; pin: string }, acting?: string) => {
      const body = { person_id: person.id, pin: person.pin, once: acting !== undefined };
      return (await send(acting, '/kitchen-devices/me/acting', body)).json.acting;
    },
    sell: async (acting: string | undefined) => {
      const answer = await send(acting, '/counter-orders', saleBody(vendor));
      expect(answer.status, answer.text).toBe(201);
      return `/orders/${answer.json.order.id}`;
    },
  };
}

test('adds up the sales and undone sales of a person, also with an approval', async () => {
  const team = await makeTeam({ pin: 'guarded' });
  const clerk = await team.addWithPin('Asha', 'counter', '2580');
  const manager = await team.addWithPin('Ravi', 'manager', '7391');
  const { send, unlock, sell } = await addCounter(team);
  const acting = await unlock(clerk);
  const [first] = [await sell(acting), await sell(acting)];
  const undo = { reason: 'guest_left' };
  expectRefusal(await send(acting, `${first}/undo-sale`, undo), 'RIGHT_REQUIRED');
  const approval = await unlock(manager, acting);
  expect((await send(approval, `${first}/undo-sale`, undo)).status).toBe(200);
  const { json } = await team.asOwner('GET', `/totals?month=${month()}`);
  const people = json.people as unknown as PersonTotals[];
  const { price } = team.vendor.item;
  expect(people.find(({ id }) => id === clerk.id)).toMatchObject({
    sales: { count: 2, amount: 2 * price },
    undone_sales: { count: 1, amount: price },
  });
  const [undone] = await entriesOf(team);
  expect(undone).toMatchObject({ by: { name: 'Asha' }, approved_by: { name: 'Ravi' } });
});

test('undone sales, refunds and uncollected orders of all devices share the amount of an hour', async () => {
  const team = await makeTeam({ pin: 'guarded', askAbove: 150 });
  const { vendor, addWithPin, act, callAs } = team;
  const manager = await addWithPin('Ravi', 'manager', '7391');
  const counter = await addCounter(team);
  const [atCounter, inKitchen] = [await counter.unlock(manager), (await act(manager)).json.acting];
  const sales = [await counter.sell(atCounter), await counter.sell(atCounter)];
  const orders = await Promise.all(
    [1, 2].map(() => writeOrder(vendor, { status: 'preparing', paymentMethod: 'cod' })),
  );
  const [paid, uncollected] = orders.map(({ id }) => `/orders/${id}`);
  await callAs(inKitchen, 'POST', `${paid}/received`, { method: 'cash' });
  // Rs 60 each.
  const undone = await counter.send(atCounter, `${sales[0]}/undo-sale`);
  expect(undone.status, undone.text).toBe(200);
  const refund = { refunded_before: 0, lines: [{ index: 0, quantity: 1 }] };
  const refunded = await callAs(inKitchen, 'POST', `${paid}/refunds`, refund);
  expect(refunded.status, refunded.text).toBe(200);
  const third = [
    await counter.send(atCounter, `${sales[1]}/undo-sale`),
    await callAs(inKitchen, 'POST', `${uncollected}/not-collected`, { return_portions: true }),
  ];
  for (const answer of third) expectRefusal(answer, 'PERSON_REQUIRED');
  const approval = await counter.unlock(manager, atCounter);
  expect((await counter.send(approval, `${sales[1]}/undo-sale`)).status).toBe(200);
});
