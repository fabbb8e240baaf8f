import { weekdays } from '@thali/shared/time/ist';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { importOrders } from '../support/import-orders.ts';
import { makeKitchen } from '../support/kitchen.ts';
import { orderBody } from '../support/place-test-order.ts';
import { setTime } from '../support/set-time.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';

setUpHandlers();
const useCases = await importOrders();

const lunch = { open: '12:00', close: '15:00' };
const dinner = { open: '19:00', close: '22:00' };

/** A mess with a break between lunch and dinner on each day. */
async function makeSplitKitchen() {
  const kitchen = await makeKitchen();
  const business_hours = Object.fromEntries(weekdays.map((day) => [day, [lunch, dinner]]));
  const answer = await kitchen.update({ settings: { business_hours } });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json.vendor.settings).toMatchObject({ business_hours });
  return kitchen;
}

test('accepts orders in each opening time of a day, and names the next opening time in the break', async () => {
  const { vendor } = await makeSplitKitchen();
  const placeAt = (clock: string) => {
    // On a day after all counted orders.
    setTime(`2031-03-03T${clock}:00+05:30`);
    return useCases.place(orderBody(vendor));
  };
  await placeAt('14:59');
  await expect(placeAt('15:00')).rejects.toMatchObject({
    code: 'VENDOR_CLOSED',
    message: 'Sorry, We are closed. We open at 19:00 and close at 22:00.',
  });
  await placeAt('19:00');
});

test('shows guests the opening times as a list, and a single time without a list', async () => {
  const { vendor, update } = await makeSplitKitchen();
  const read = async () =>
    (await call('GET', `/storefront/${vendor.subdomain}?v=${Date.now()}`)).json.vendor.settings;
  expect(await read()).toMatchObject({ business_hours: { Monday: [lunch, dinner] } });
  await update({ settings: { business_hours: { Monday: [lunch] } } });
  expect(await read()).toMatchObject({ business_hours: { Monday: { ...lunch, closed: false } } });
});

test.each([
  [{ close: '21:00' }, { windows: [lunch, { open: '19:00', close: '21:00' }] }],
  [{ close: '14:00' }, { windows: [{ open: '12:00', close: '14:00' }] }],
  [{ close: '00:30' }, { windows: [lunch, { open: '19:00', close: '00:30' }] }],
  [{ open: '16:00' }, { windows: [{ open: '16:00', close: '22:00' }] }],
  [{ windows: [lunch] }, { windows: [lunch] }],
  [
    { open: '10:00', close: '17:00' },
    { open: '10:00', close: '17:00', closed: false },
  ],
  [{ closed: true }, { closed: true }],
])('keeps the other usual times for the hours of today: %j', async (today, stored) => {
  const kitchen = await makeSplitKitchen();
  const { json } = await call('PUT', `/vendors/${kitchen.vendor.id}/rush`, {
    token: kitchen.token,
    body: { today },
  });
  expect(json.settings.today).toEqual({ date: expect.any(String), ...stored });
});
