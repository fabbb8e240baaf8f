import { expect, test, vi } from 'vitest';
import { unitsOf, watchRequestUnits } from '../bench/request-units.ts';
import { importOrders } from '../support/import-orders.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { makePassMess, passDay, passTime, passTypes, withKey } from '../support/pass-mess.ts';
import { orderBody } from '../support/place-test-order.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';

setUpHandlers();
const { place } = await importOrders();
const { getStorefront } = await import('@thali/functions/storefront/get-storefront');
const { savePassTypes } = await import('@thali/functions/passes/pass-types');
const { readMeals } = await import('@thali/functions/passes/read-meals');
const { sellPass } = await import('@thali/functions/passes/sell-pass');
const { settlePasses } = await import('@thali/functions/passes/settle-passes');
const { readVendor } = await import('@thali/functions/vendors/vendors.table');
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

test('in the week of the first sale, only the first call after a cutoff reads all passes', async () => {
  await watchRequestUnits();
  vi.useFakeTimers({ toFake: ['Date'], now: passTime('08:00:00') });
  try {
    const { owner, params } = await makePassMess();
    const mess = await readVendor(params.vendorId);
    if (!mess) throw new Error('The mess is missing');
    await savePassTypes(owner, { params, body: { types: passTypes, knownRevision: 0 } });
    const member = { name: 'Asha', phone: undefined, roll: undefined, diet: undefined };
    const paid = { method: 'cash' as const, amount: 2400 };
    const body = { type: 'EVR1', member, startsOn: passDay, paid };
    await sellPass(owner, { params, body, ...withKey() });
    const read = () => unitsOf(() => readMeals(mess, passDay, new Date()));
    for (const clock of ['12:30:00', '16:30:00']) {
      vi.setSystemTime(passTime(clock));
      const first = await read();
      const second = await read();
      expect(first.units.write).toBe(1);
      expect(second.units).toMatchObject({ requests: 1, write: 0 });
    }
  } finally {
    vi.useRealTimers();
  }
});
