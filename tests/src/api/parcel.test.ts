import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { orderTotals } from '@thali/shared/orders/order-totals';
import type { Serving } from '@thali/shared/orders/parcel-charge';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { importProjections, type ProjectionUseCases } from '../support/import-projections.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import { orderBody, placeOrder, postOrder } from '../support/place-test-order.ts';
import { makeStaff } from '../support/sign-in.ts';
import { readRow } from '../support/test-table.ts';
import { getFigures } from '../support/wire-figures.ts';

let vendor: TestVendor;
let token: string;
beforeEach(async () => {
  vendor = await makeVendor();
  token = (await makeStaff(vendor.id)).token;
});

const perOrder = { per: 'order', charge: 12.5 } as const;
const perPortion = { per: 'portion', charge: 5 } as const;

const putSettings = (settings: object) =>
  call('PUT', `/vendors/${vendor.id}`, { token, body: { settings } });

async function applySettings(settings: object): Promise<void> {
  const { status, text } = await putSettings(settings);
  expect(status, text).toBe(200);
}

/** Two portions of Rs 60, as a cart with this parcel charge sends them. */
function parcelBody(parcel?: Serving['parcel'], serviceMode: Serving['serviceMode'] = 'takeaway') {
  const lines = [{ unitPricePaise: 60_00, quantity: 2 }];
  const totals = orderTotals(lines, { serviceMode, parcel });
  return {
    ...orderBody(vendor, [{ item: vendor.item, quantity: 2 }]),
    service_mode: serviceMode,
    parcel_charge: totals.parcelPaise / 100,
    total_amount: totals.totalPaise / 100,
    service_charge: totals.platformFeePaise / 100,
    final_amount: totals.finalPaise / 100,
  };
}

describe('the settings', () => {
  test('are public, change one by one, and are removed with null', async () => {
    await applySettings({ parcel: perOrder, minimum_order: 99.5 });
    const { json } = await call('GET', `/storefront/${vendor.subdomain}?v=${Date.now()}`);
    expect(json.vendor.settings).toMatchObject({ parcel: perOrder, minimum_order: 99.5 });
    await applySettings({ parcel: null });
    const remaining = (await putSettings({ minimum_order: null })).json.vendor.settings;
    expect(remaining).not.toHaveProperty('parcel');
    expect(remaining).not.toHaveProperty('minimum_order');
    expect(remaining).toHaveProperty('business_hours');
  });

  test('keep two decimals', async () => {
    const parcel = { per: 'portion', charge: 4.999 };
    const { json } = await putSettings({ parcel, minimum_order: 50.004 });
    expect(json.vendor.settings).toMatchObject({
      parcel: { per: 'portion', charge: 5 },
      minimum_order: 50,
    });
  });

  test.each([
    [{ parcel: { per: 'order', charge: -1 } }],
    [{ parcel: { per: 'order', charge: 1000.01 } }],
    [{ parcel: { per: 'order', charge: '10' } }],
    [{ parcel: { per: 'kilo', charge: 10 } }],
    [{ parcel: { charge: 10 } }],
    [{ parcel: [] }],
    [{ minimum_order: 0 }],
    [{ minimum_order: 10_000.01 }],
    [{ minimum_order: '100' }],
  ])('refuse %j', async (settings) => {
    expectRefusal(await putSettings(settings), 'VALIDATION_ERROR');
  });
});

describe('an order', () => {
  test.each([
    [perOrder, 12.5, 134.5],
    [perPortion, 10, 132],
  ])('to take away pays %j', async (parcel, charge, final) => {
    await applySettings({ parcel });
    const order = await placeOrder(parcelBody(parcel));
    expect(order).toMatchObject({
      service_mode: 'takeaway',
      parcel_charge: charge,
      total_amount: 120 + charge,
      service_charge: final - 120 - charge,
      final_amount: final,
    });
    const read = await call('GET', `/orders/${order.id}`, { token });
    expect(read.json.order).toMatchObject({ service_mode: 'takeaway', parcel_charge: charge });
  });

  test('to eat in has no parcel charge, and keeps its service mode', async () => {
    await applySettings({ parcel: perOrder });
    const order = await placeOrder(parcelBody(perOrder, 'dine_in'));
    expect(order).toMatchObject({ service_mode: 'dine_in', total_amount: 120 });
    expect(order).not.toHaveProperty('parcel_charge');
  });

  test('of an old client has no parcel fields, even in its row', async () => {
    await applySettings({ parcel: perOrder });
    const order = await placeOrder(orderBody(vendor));
    expect(order).toMatchObject({ total_amount: 60, final_amount: 61 });
    const row = await readRow(keys.order(order.id));
    for (const stored of [order, row]) {
      for (const field of ['service_mode', 'parcel_charge', 'serviceMode', 'parcelPaise']) {
        expect(stored).not.toHaveProperty(field);
      }
    }
  });

  test.each([
    ['without its charge', { parcel_charge: 0 }],
    ['with another charge', { parcel_charge: 5 }],
    ['with a negative charge', { parcel_charge: -12.5 }],
    ['without the charge in the total', { total_amount: 120 }],
    ['with another fee', { service_charge: 3 }],
    ['to eat in', { service_mode: 'dine_in' }],
    ['without a service mode', { service_mode: undefined }],
  ])('%s is refused with the right charge', async (_, wrong) => {
    await applySettings({ parcel: perOrder });
    const refused = await postOrder({ ...parcelBody(perOrder), ...wrong });
    expectRefusal(refused, 'PRICE_CHANGED');
    const isParcel = !('service_mode' in wrong);
    expect(refused.json.parcel_charge).toBe(isParcel ? 12.5 : undefined);
  });

  test.each([['delivery'], [null], [1]])('served as %j is refused', async (service_mode) => {
    const refused = await postOrder({ ...parcelBody(), service_mode });
    expectRefusal(refused, 'VALIDATION_ERROR');
  });

  test('with an old charge is refused, and accepted with the new charge', async () => {
    await applySettings({ parcel: perOrder });
    const old = parcelBody(perOrder);
    await applySettings({ parcel: perPortion });
    const refused = await postOrder(old);
    expectRefusal(refused, 'PRICE_CHANGED');
    expect(refused.json.parcel_charge).toBe(10);
    expect(refused.json.details).toContainEqual({
      path: 'parcel_charge',
      message: 'Is now ₹10',
    });
    await placeOrder(parcelBody(perPortion));
    await applySettings({ parcel: null });
    const outdated = await postOrder(parcelBody(perPortion));
    expectRefusal(outdated, 'PRICE_CHANGED');
    expect(outdated.json).not.toHaveProperty('parcel_charge');
    expect(await placeOrder(parcelBody())).toMatchObject({ service_mode: 'takeaway' });
  });

  test('gets the same answer for its key, even after the charge changed', async () => {
    await applySettings({ parcel: perOrder });
    const [body, key] = [parcelBody(perOrder), randomUUID()];
    const { id } = await placeOrder(body, { key });
    await applySettings({ parcel: null, minimum_order: 5000 });
    expect(await placeOrder(body, { key })).toMatchObject({ id, parcel_charge: 12.5 });
    const otherAnswer = await postOrder(parcelBody(perOrder, 'dine_in'), { key });
    expectRefusal(otherAnswer, 'IDEMPOTENCY_KEY_REUSED');
  });
});

describe('the minimum', () => {
  test.each([120, 120.01, 135])('of Rs %d counts the dishes alone', async (minimum) => {
    await applySettings({ parcel: perOrder, minimum_order: minimum });
    const answer = await postOrder(parcelBody(perOrder));
    if (minimum <= 120) return expect(answer.status, answer.text).toBe(201);
    expectRefusal(answer, 'BELOW_MINIMUM_ORDER');
    expect(answer.json.minimum_order).toBe(minimum);
  });

  test('says how much is missing', async () => {
    await applySettings({ minimum_order: 100 });
    const { json } = await postOrder(orderBody(vendor));
    expect(json.error).toBe('Minimum order is ₹100. Add dishes for ₹40 more.');
  });

  test('does not apply to a test order, and neither does the parcel charge', async () => {
    await applySettings({ parcel: perOrder, minimum_order: 500 });
    const body = { menu_item_id: vendor.item.id };
    const { json, status } = await call('POST', `/vendors/${vendor.id}/test-orders`, {
      token,
      body,
    });
    expect(status).toBe(201);
    expect(json.order).toMatchObject({ final_amount: 60 });
    expect(json.order).not.toHaveProperty('parcel_charge');
  });
});

describe('figures', () => {
  let projections: ProjectionUseCases;
  beforeAll(async () => {
    projections = await importProjections();
  }, 60_000);

  test('count the charge as revenue, but not as a dish', async () => {
    await applySettings({ parcel: perOrder });
    const { id } = await placeOrder(parcelBody(perOrder));
    for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
      await moveOrder(token, id, status);
    }
    await projections.rebuildVendor(vendor.id);
    expect(await getFigures('/orders/analytics/summary', token)).toMatchObject({
      total_revenue: 132.5,
      popular_items: [{ quantity: 2, revenue: 120 }],
    });
  });
});
