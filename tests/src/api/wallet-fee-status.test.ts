import { beforeAll, expect, test } from 'vitest';
import { type Answer, call } from '../support/call.ts';
import { importWallet } from '../support/import-wallet.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { makeStudent } from '../support/sign-in.ts';
import { openWallet, type TestWallet } from '../support/wallet.ts';
import type { WireOrder } from '../support/wire-answer.ts';

const useCases = await importWallet();
let mess: TestWallet;
let student: string;
/** An order of a guest and an order of the student. */
let orders: [WireOrder, WireOrder];
beforeAll(async () => {
  mess = await openWallet();
  student = (await makeStudent()).token;
  const body = () => orderBody(mess.vendor);
  orders = [await placeOrder(body()), await placeOrder(body(), { token: student })];
}, 60_000);

const feeStatus = ({ json }: Answer) => json.order.service_charge_status;
const readBy = (id: string, options: Parameters<typeof call>[2]) =>
  call('GET', `/orders/${id}`, options);

async function listedBy(token: string, id: string): Promise<string | undefined> {
  const { json } = await call('GET', '/orders?limit=50', { token });
  return json.orders.find((order) => order.id === id)?.service_charge_status;
}

/** The fee statuses of each order that its readers see. */
async function readStatuses(): Promise<[Set<string | undefined>, Set<string | undefined>]> {
  const [guests, students] = orders;
  const { token } = mess;
  const headers = { 'x-tracking-token': guests.tracking_token };
  return [
    new Set([
      feeStatus(await readBy(guests.id, { headers })),
      feeStatus(await readBy(guests.id, { token })),
      await listedBy(token, guests.id),
    ]),
    new Set([
      feeStatus(await readBy(students.id, { token: student })),
      feeStatus(await readBy(students.id, { token })),
      await listedBy(student, students.id),
      await listedBy(token, students.id),
    ]),
  ];
}

test('shows the same fee status to staff, customer and guest', async () => {
  const [pending, settled] = [new Set(['pending']), new Set(['settled'])];
  const moveBoth = async (...statuses: ('confirmed' | 'preparing' | 'ready' | 'completed')[]) => {
    for (const { id } of orders) {
      for (const status of statuses) await useCases.move(mess.vendor.id, id, status);
    }
  };

  expect(await readStatuses()).toEqual([pending, pending]);
  await moveBoth('confirmed', 'preparing', 'ready');
  expect(await readStatuses()).toEqual([pending, pending]);
  await moveBoth('completed');
  expect(await readStatuses()).toEqual([pending, pending]);
  await useCases.deliver((await mess.beginSettlement(1)).orderId);
  expect(await readStatuses()).toEqual([settled, pending]);
  const second = await mess.beginSettlement(1);
  expect(await readStatuses()).toEqual([settled, pending]);
  await useCases.deliver(second.orderId);
  expect(await readStatuses()).toEqual([settled, settled]);
  await useCases.deliver(second.orderId, { refunded: 100, status: 'refunded' });
  expect(await readStatuses()).toEqual([settled, pending]);
});
