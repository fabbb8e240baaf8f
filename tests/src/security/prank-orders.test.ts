import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { AppError } from '@thali/shared/http/app-error';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { registerCustomer } from '../support/customers.ts';
import { importOrders } from '../support/import-orders.ts';
import { importProjections, type ProjectionUseCases } from '../support/import-projections.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { orderBody } from '../support/place-test-order.ts';
import { useProductionLimits } from '../support/production-limits.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { randomIds } from '../support/random-ids.ts';
import { streamRecord } from '../support/stream-event.ts';
import { readRow } from '../support/test-table.ts';
import { recordAttack, succeeded, withoutEffect } from './count-attacks.ts';

let projections: ProjectionUseCases;
let useCases: Awaited<ReturnType<typeof importOrders>>;
let vendor: TestVendor;
let neighbour: TestVendor;

beforeAll(async () => {
  projections = await importProjections();
  useCases = await importOrders();
});
useProductionLimits();
beforeEach(async () => {
  [vendor, neighbour] = await Promise.all([makeVendor(), makeVendor()]);
});

interface Prank {
  from: string;
  phone?: string;
  of?: TestVendor;
}

/** Places an order. Returns its id, or the error code. */
async function placePrank({ from, phone = randomIds.phone(), of = vendor }: Prank) {
  const customer_info = { name: 'Prank', phone };
  try {
    const { id } = await useCases.place({ ...orderBody(of), customer_info }, { from });
    return { id, outcome: succeeded };
  } catch (error) {
    if (error instanceof AppError) return { id: undefined, outcome: error.code };
    throw error;
  }
}

/** Places ten orders at a time, with genuine orders among them. */
async function placePranks(count: number, next: () => Prank, halfway: () => Promise<unknown>) {
  const all: Awaited<ReturnType<typeof placePrank>>[] = [];
  while (all.length < count) {
    const batch = Array.from({ length: Math.min(10, count - all.length) }, () =>
      placePrank(next()),
    );
    const isMiddle = all.length <= count / 2 && all.length + 10 > count / 2;
    const [outcomes] = await Promise.all([Promise.all(batch), isMiddle && halfway()]);
    all.push(...outcomes);
  }
  return all;
}

/** Accepted orders are within the limits, so they count as attacks 'without effect'. */
function recordOutcomes(attack: string, outcomes: readonly { outcome: string }[]): void {
  const accepted = outcomes.filter(({ outcome }) => outcome === succeeded).length;
  const refused = outcomes.map(({ outcome }) => outcome).filter((outcome) => outcome !== succeeded);
  recordAttack(`Orders: ${attack}`, [...refused, ...Array(accepted).fill(withoutEffect)]);
}

/**
 * A customer, students with confirmed phones and a guest place genuine orders from the attacker's
 * address.
 */
async function placeHonestOrders(from: string): Promise<void> {
  const { userId } = await registerCustomer();
  await useCases.place(orderBody(vendor), { from, actor: { role: 'student', userId } });
  for (let student = 0; student < 5; student += 1) {
    const body = orderBody(vendor);
    const phone_proof = await useCases.phoneProofOf(body.customer_info.phone);
    await useCases.place({ ...body, phone_proof }, { from });
  }
  await useCases.place(orderBody(neighbour), { from });
}

test('the kitchen gets four orders from one address with one invented phone', {
  tags: 'long',
}, async () => {
  const [from, phone] = [randomUUID(), randomIds.phone()];
  const outcomes = await placePranks(
    quickOrLong(120, 1100),
    () => ({ from, phone }),
    () => placeHonestOrders(from),
  );
  recordOutcomes('one address, one phone', outcomes);
  expect(outcomes.filter(({ id }) => id)).toHaveLength(4);
});

test('the kitchen gets sixty orders from one address with a new phone for each order', {
  tags: 'long',
}, async () => {
  const from = randomUUID();
  const outcomes = await placePranks(
    quickOrLong(120, 1100),
    () => ({ from }),
    () => placeHonestOrders(from),
  );
  recordOutcomes('one address, many phones', outcomes);
  expect(outcomes.filter(({ id }) => id)).toHaveLength(60);
});

/** Sends orders to the projections as the stream may do: twice, and in reverse order. */
async function deliver(ids: readonly (string | undefined)[]): Promise<void> {
  const rows = await Promise.all(ids.flatMap((id) => (id ? readRow(keys.order(id)) : [])));
  const records = rows.map((row) => streamRecord(row));
  await projections.deliverAll(records.toReversed());
  await projections.deliverAll(records);
}

test('a mess with automatic acceptance asks for codes after many orders from new addresses and phones', {
  tags: 'long',
}, async () => {
  const settings = (await vendor.row())?.settings as object;
  await vendor.change({ settings: { ...settings, autoAcceptOrders: true } });
  const all: Awaited<ReturnType<typeof placePrank>>[] = [];
  for (const total = quickOrLong(100, 1000); all.length < total; ) {
    const batch = await Promise.all(
      Array.from({ length: 10 }, () => placePrank({ from: randomUUID() })),
    );
    all.push(...batch);
    await deliver(batch.map(({ id }) => id));
  }
  recordOutcomes('many addresses, many phones', all);
  expect(all.filter(({ id }) => id)).toHaveLength(50);
  const { proofUntil } = (await vendor.row()) ?? {};
  expect(Date.parse(String(proofUntil)) - Date.now()).toBe(15 * 60_000);
  await placeHonestOrders(randomUUID());
  // A repeated event and an old event do not change the result.
  await deliver(all.slice(0, 20).map(({ id }) => id));
  expect(await vendor.row()).toMatchObject({ proofUntil });
});

test('one phone gets twenty of eighty portions at a mess that accepts automatically', async () => {
  const countedVendor = await makeVendor({
    items: [{ stock: 80 }],
    settings: { autoAcceptOrders: true },
  });
  const body = (quantity: number) =>
    orderBody(countedVendor, [{ item: countedVendor.item, quantity }]);
  const { customer_info } = body(1);
  const from = randomUUID();
  const outcomes: string[] = [];
  for (const quantity of [80, 40, 6, 5, 5, 5, 5, 5, 5]) {
    const order = useCases.place({ ...body(quantity), customer_info }, { from });
    outcomes.push(
      await order.then(
        () => withoutEffect,
        (error: AppError) => error.code,
      ),
    );
  }
  recordAttack('Orders: portions for one invented phone', outcomes);
  expect(outcomes.filter((outcome) => outcome === withoutEffect)).toHaveLength(4);
  expect(await countedVendor.item.stock()).toBe(60);
});
