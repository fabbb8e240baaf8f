import { expect, test } from 'vitest';
import { unitsOf, watchRequestUnits } from '../bench/request-units.ts';
import { importOrders } from '../support/import-orders.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody } from '../support/place-test-order.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';

setUpHandlers();
const { place } = await importOrders();
const { getStorefront } = await import('@thali/functions/storefront/get-storefront');
const { settlePasses } = await import('@thali/functions/passes/settle-passes');
const { table } = await import('@thali/functions/table/table-client');

test('a mess without meal passes causes no reads or writes of passes', async () => {
  await watchRequestUnits();
  const requests: string[] = [];
  table.middlewareStack.add(
    (next) => (args) => {
      requests.push(JSON.stringify(args.input));
      return next(args);
    },
    { step: 'initialize', name: 'recordPassRows', override: true },
  );
  const vendor = await makeVendor();
  await getStorefront({ role: 'guest' }, { params: { subdomain: vendor.subdomain }, query: {} });
  await place(orderBody(vendor));
  // The nightly job reads the settings of the mess.
  const { units } = await unitsOf(() => settlePasses(vendor.id, new Date()));
  table.middlewareStack.remove('recordPassRows');
  expect(requests.length).toBeGreaterThan(2);
  expect(requests.filter((input) => /#PASS|#MEALS/.test(input))).toEqual([]);
  expect(units).toMatchObject({ requests: 1, write: 0 });
  expect(units.read).toBeLessThanOrEqual(1);
});
