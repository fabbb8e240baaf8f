import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { makeStaff } from '../support/sign-in.ts';
import { changeRow } from '../support/test-table.ts';
import { writeOrder } from '../support/write-order.ts';

test('a vendor user without a vendor has no tenant', async () => {
  const [vendor, staffWithoutVendor] = await Promise.all([makeVendor(), makeStaff(undefined)]);
  const { id } = await writeOrder(vendor);
  const { token } = staffWithoutVendor;
  for (const path of ['/orders', `/orders/${id}`, `/vendors/${vendor.id}`]) {
    expectRefusal(await call('GET', path, { token }), 'VENDOR_ACCESS_DENIED');
  }
});

test('a vendor user who moves to another vendor sees only the new vendor at once, with the same token', async () => {
  const [before, after] = await Promise.all([makeVendor(), makeVendor()]);
  const [oldOrder, newOrder] = [await writeOrder(before), await writeOrder(after)];
  const { token, userId } = await makeStaff(before.id);
  expect((await call('GET', `/orders/${oldOrder.id}`, { token })).status).toBe(200);

  await changeRow(keys.user(userId), { vendorId: after.id });
  expectRefusal(await call('GET', `/orders/${oldOrder.id}`, { token }), 'VENDOR_ACCESS_DENIED');
  const { json } = await call('GET', '/orders', { token });
  expect(json.orders.map(({ id }) => id)).toEqual([newOrder.id]);
});

test('two vendors’ lists never share an order', async () => {
  const vendors = await Promise.all([makeVendor(), makeVendor()]);
  for (const vendor of vendors) {
    await Promise.all(Array.from({ length: 12 }, () => writeOrder(vendor)));
    const { token } = await makeStaff(vendor.id);
    for (const query of ['', '?status=ongoing', '?status=pending', '?limit=5&offset=6']) {
      const { orders } = (await call('GET', `/orders${query}`, { token })).json;
      expect(orders.length).toBeGreaterThan(0);
      expect(new Set(orders.map(({ vendor_id }) => vendor_id))).toEqual(new Set([vendor.id]));
    }
  }
});
