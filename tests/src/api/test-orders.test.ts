import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { importProjections } from '../support/import-projections.ts';
import { entriesOf, expectNoDrift, importWallet } from '../support/import-wallet.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import { makeStaff } from '../support/sign-in.ts';
import { readRow } from '../support/test-table.ts';
import { openWallet } from '../support/wallet.ts';
import { getFigures } from '../support/wire-figures.ts';

const [projections, wallets] = await Promise.all([importProjections(), importWallet()]);

const closedAlways = { businessHours: {} };

test('moves a test order through all steps and never counts it', async () => {
  const { vendor, token, complete } = await openWallet({
    settings: closedAlways,
    items: [{ stock: 3 }],
  });
  const body = { menu_item_id: vendor.item.id };
  const placed = await call('POST', `/vendors/${vendor.id}/test-orders`, { token, body });
  expect(placed.status, placed.text).toBe(201);
  const { order } = placed.json;
  expect(order).toMatchObject({
    is_test: true,
    status: 'pending',
    service_charge: 0,
    final_amount: 60,
    customer_info: { name: 'Test order' },
  });
  for (const status of ['confirmed', 'preparing', 'ready']) {
    await moveOrder(token, order.id, status);
  }
  expect((await complete(order.id)).json.order).toMatchObject({
    status: 'completed',
    is_test: true,
  });

  await projections.rebuildVendor(vendor.id);
  expect(await getFigures('/orders/analytics/summary', token)).toMatchObject({
    total_orders: 0,
    active_customers: 0,
    completed_orders: 0,
  });
  expect((await entriesOf(wallets, vendor.id)).fees).toEqual([]);
  await expectNoDrift(wallets, vendor.id);
  expect(await readRow(keys.menuItem(vendor.id, vendor.item.id))).toMatchObject({ stock: 3 });
});

test('needs a dish of the mess’s own menu and an active mess for a test order', async () => {
  const [ownVendor, otherVendor] = await Promise.all([makeVendor(), makeVendor()]);
  const { token } = await makeStaff(ownVendor.id);
  const place = (vendorId: string, menuItemId: string) =>
    call('POST', `/vendors/${vendorId}/test-orders`, { token, body: { menu_item_id: menuItemId } });
  expectRefusal(await place(ownVendor.id, otherVendor.item.id), 'MENU_ITEM_UNAVAILABLE');
  expectRefusal(await place(otherVendor.id, otherVendor.item.id), 'VENDOR_ACCESS_DENIED');
  await ownVendor.change({ status: 'suspended' });
  expectRefusal(await place(ownVendor.id, ownVendor.item.id), 'VENDOR_INACTIVE');
});
