import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderRecord } from '@thali/functions/orders/order-record';
import { demoIds } from '@thali/local/seed/demo-ids';
import { demoPassword } from '@thali/local/seed/demo-people';
import { type Follower, follow, follower } from '../load/follow-room.ts';
import { signInAt } from '../support/demo-sign-in.ts';
import { makeCustomerByEmail } from '../support/platform-people.ts';
import { randomIds } from '../support/random-ids.ts';
import type { BenchPlatform } from './bench-platform.ts';
import { pastOrder } from './order-bodies.ts';
import { printTable } from './print.ts';

const ordersOfEach = 110;
const screensOfEach = 11;
const steps = ['confirmed', 'preparing', 'ready', 'completed'] as const;
const patienceMs = 120_000;

/** Two kitchens, two customers of both and guests with one order each: who gets which frame. */
export async function benchFrames(bench: BenchPlatform): Promise<void> {
  const use = {
    ...(await import('@thali/functions/orders/advance-order')),
    ...(await import('@thali/functions/orders/order-ids')),
    ...(await import('@thali/functions/orders/orders.table')),
    ...(await import('@thali/functions/orders/replace-order.table')),
  };
  const vendors = [
    { id: bench.vendorId, token: bench.staffToken },
    {
      id: demoIds.vendor('annapurna'),
      token: (await signInAt(bench.url, 'vendor', 'vendor@annapurna.example')).token,
    },
  ];
  const customers = [await newCustomer(bench), await newCustomer(bench)];
  const orders = vendors.flatMap(({ id }) =>
    Array.from({ length: ordersOfEach }, (_, index) =>
      newOrder(bench, id, customers[index % 4]?.id),
    ),
  );
  const guestOrders = orders.filter(({ customerId }) => !customerId).slice(0, ordersOfEach);
  const followers: Follower[] = [
    ...vendors.flatMap(({ id, token }) =>
      Array.from({ length: screensOfEach }, () =>
        follower('staff', id, { token }, (order) => order.vendorId === id),
      ),
    ),
    ...customers.flatMap((customer) =>
      vendors.map(({ id }) =>
        follower(
          'customer',
          id,
          { token: customer.token },
          (order) => order.vendorId === id && order.customerId === customer.id,
        ),
      ),
    ),
    ...(await Promise.all(
      guestOrders.map(async ({ id, vendorId }) =>
        follower(
          'guest with proof',
          vendorId,
          { orderId: id, trackingToken: await use.trackingTokenOf(id) },
          (order) => order.id === id,
        ),
      ),
    )),
    ...vendors.map(({ id }) => follower('guest without', id, { token: null }, () => false)),
  ];

  // A proof needs its order to be there.
  for (const order of orders) await use.insertOrder(order);
  const sockets = await Promise.all(followers.map((one) => follow(bench.url, one)));
  for (const order of orders) {
    let current = order;
    for (const status of steps) {
      const after = use.advanceOrder(current, status, new Date());
      await use.replaceOrder(current, after);
      current = after;
    }
  }
  const expected = followers.map(
    ({ maySee }) =>
      orders.filter((order) => maySee({ ...order, customerId: order.customerId ?? null })).length *
      steps.length,
  );
  await until(() => followers.every(({ frames }, index) => frames >= (expected[index] ?? 0)));
  for (const socket of sockets) socket.terminate();

  const kinds = [...new Set(followers.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const places = followers.flatMap((one, index) => (one.kind === kind ? [index] : []));
    const sum = (numbers: readonly (number | undefined)[]) =>
      numbers.reduce<number>((total, number = 0) => total + number, 0);
    return [
      kind,
      places.length,
      sum(places.map((index) => expected[index])),
      sum(places.map((index) => followers[index]?.frames)),
      sum(places.map((index) => followers[index]?.foreign)),
    ];
  });
  printTable(
    'Live frames of changed orders: who got which',
    ['', 'connections', 'due', 'got', 'foreign'],
    rows,
  );
  if (followers.some(({ foreign }) => foreign > 0)) throw new Error('A foreign frame came through');
}

function newOrder(
  bench: BenchPlatform,
  vendorId: string,
  customerId: string | undefined,
): OrderRecord {
  const { customerId: _, ...order } = pastOrder(bench, 1, 'pending', new Date());
  const bodyHash = 'x'.repeat(22);
  return { ...order, id: randomIds.order(vendorId), vendorId, customerId, bodyHash };
}

async function newCustomer(bench: BenchPlatform) {
  const email = randomIds.email();
  await makeCustomerByEmail(bench, email, demoPassword);
  const { token, user } = await signInAt(bench.url, 'student', email);
  return { token, id: user.id };
}

async function until(isDone: () => boolean): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!isDone()) {
    if (Date.now() > deadline) throw new Error('Frames are missing');
    await sleep(100);
  }
}
