import { keys } from '@thali/functions/table/keys';
import type {
  getForecast,
  getForecastStatus,
  getPortionForecast,
} from '@thali/shared/forecast/forecast.contract';
import type { OutputOf } from '@thali/shared/http/http-contract';
import { addDays } from '@thali/shared/time/dates';
import { toIst, weekdays } from '@thali/shared/time/ist';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { limitJobsTo, removeJobLimit } from '../support/limit-jobs.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { demoSignIns, makeStaff } from '../support/sign-in.ts';
import { changeRow, putRows } from '../support/test-table.ts';
import type { Wire } from '../support/wire-answer.ts';
import { writeOrders } from '../support/write-order.ts';

afterAll(removeJobLimit);

const today = toIst(new Date()).date;

interface TestMess {
  vendor: TestVendor;
  token: string;
}

/** A mess with a history of `days`. Its daily orders rise from 20 on Sundays to 80 on Saturdays. */
async function makeMess(days: number): Promise<TestMess> {
  const vendor = await makeVendor({ items: [{ hasOptions: true }] });
  const { token } = await makeStaff(vendor.id);
  const dates = Array.from({ length: days }, (_, index) => addDays(today, index - days));
  await putRows([
    {
      ...keys.itemNames(vendor.id),
      names: { [vendor.item.id]: 'Veg Thali' },
      learnedAt: {},
      revision: 1,
    },
    ...dates.flatMap((date) => {
      const earning = 20 + 10 * new Date(date).getUTCDay();
      return [
        {
          ...keys.dayFigures(vendor.id, date),
          date,
          orders: earning + 2,
          earning,
          revenuePaise: earning * 12_000,
          revision: 1,
        },
        {
          ...keys.dayItems(vendor.id, date),
          date,
          [`q${vendor.item.id}`]: 2 * earning,
          [`r${vendor.item.id}`]: earning * 12_000,
          [`c${vendor.item.id}${vendor.optionGroupId}HA1F`]: earning,
          // A choice that no longer exists.
          [`c${vendor.item.id}${vendor.optionGroupId}G0NE`]: earning,
          revision: 1,
        },
      ];
    }),
  ]);
  return { vendor, token };
}

const get = (path: string, { token }: TestMess) =>
  forecastOf(call('GET', `/vendors/forecast${path}`, { token }));
const retrain = ({ token }: TestMess) =>
  forecastOf(call('POST', '/vendors/forecast/retrain', { token, body: {} }));

type WireForecast = Wire<
  OutputOf<typeof getForecast> &
    OutputOf<typeof getForecastStatus> &
    OutputOf<typeof getPortionForecast>
>;

async function forecastOf(answer: Promise<Answer>) {
  const response = await answer;
  return { ...response, json: response.json as unknown as WireForecast & typeof response.json };
}

describe('the forecast after ten weeks', () => {
  let mess: TestMess;
  beforeAll(async () => {
    mess = await makeMess(70);
  });

  test('is empty before the first training', async () => {
    const { json } = await get('', mess);
    expect(json).toMatchObject({ forecasts: [], has_model: false });
    expect((await get('/status', mess)).json.status).toMatchObject({
      has_model: false,
      trained_at: null,
    });
  });

  test('is trained on demand, and then follows the weekdays', async () => {
    const trained = await retrain(mess);
    expect(trained.status, trained.text).toBe(200);
    expect(trained.json.status).toMatchObject({ has_model: true, history_days: 70 });
    const { forecasts, has_model } = (await get('', mess)).json;
    expect(has_model).toBe(true);
    expect(forecasts).toHaveLength(7);
    for (const [index, day] of forecasts.entries()) {
      expect(day.date).toBe(addDays(today, index));
      const usual = 20 + 10 * new Date(day.date).getUTCDay();
      expect(Math.abs(day.ensemble.orders - usual)).toBeLessThan(usual * 0.1);
      expect(Math.abs(day.ensemble.revenue - usual * 120)).toBeLessThan(usual * 12);
      expect(day.lower.orders).toBeLessThanOrEqual(day.ensemble.orders);
      expect(day.upper.orders).toBeGreaterThanOrEqual(day.ensemble.orders);
      expect(day.confidence).toBeGreaterThan(0.5);
      expect(day.confidence).toBeLessThanOrEqual(1);
    }
    expect((await get('/weekly', mess)).json.forecasts).toEqual(forecasts);
    expect((await get('?days=14', mess)).json.forecasts).toHaveLength(14);
    const { past } = (await get('', mess)).json;
    expect(past.map(({ date }) => date)).toEqual(
      Array.from({ length: 14 }, (_, index) => addDays(today, index - 14)),
    );
    const orders = 20 + 10 * new Date(past[0]?.date ?? '').getUTCDay();
    // Leaves out the two cancelled orders.
    expect(past[0]).toMatchObject({ orders, revenue: orders * 120 });
    expectRefusal(await get('?days=15', mess), 'VALIDATION_ERROR');
  });

  test('is never below the orders of today so far', async () => {
    const sold = { orders: 203, earning: 200, revenuePaise: 24_000_00 };
    await putRows([
      { ...keys.dayFigures(mess.vendor.id, today), date: today, ...sold, revision: 1 },
    ]);
    for (const path of ['', '/weekly']) {
      const [day, tomorrow] = (await get(path, mess)).json.forecasts;
      expect(day).toMatchObject({ ensemble: { orders: 200, revenue: 24_000 }, sold_orders: 200 });
      expect(day?.lower.orders).toBe(200);
      expect(tomorrow?.sold_orders).toBe(0);
    }
  });

  test('gives the portions for today, tomorrow and the week', async () => {
    const sold = { [`q${mess.vendor.item.id}`]: 500 };
    await putRows([{ ...keys.dayItems(mess.vendor.id, today), date: today, ...sold, revision: 1 }]);
    const { date, items } = (await get('/items', mess)).json;
    expect(date).toBe(addDays(today, 1));
    expect(items).toHaveLength(1);
    const [item] = items;
    if (!item) throw new Error('No dish');
    const { tomorrow, week, choices } = item;
    expect(item.today).toMatchObject({ sold: 500, lower: expect.toSatisfy((low) => low >= 500) });
    expect(item.today.expected).toBeGreaterThanOrEqual(item.today.lower);
    expect(choices).toEqual([{ name: 'Half', share: 0.5 }]);
    expect(item.menu_item_id).toBe(mess.vendor.item.id);
    const usual = 2 * (20 + 10 * new Date(date).getUTCDay());
    expect(Math.abs(tomorrow.expected - usual)).toBeLessThan(usual * 0.1 + 1);
    expect(week.expected).toBeGreaterThan(tomorrow.expected);
    expect(week.lower).toBeLessThanOrEqual(week.expected);
  });

  test('follows a holiday entered after the training', async () => {
    const settings = { holidays: [{ date: addDays(today, 1) }, { date: addDays(today, 2) }] };
    const changed = await call('PUT', `/vendors/${mess.vendor.id}`, {
      token: mess.token,
      body: { settings },
    });
    expect(changed.status, changed.text).toBe(200);
    const { forecasts } = (await get('/weekly', mess)).json;
    for (const day of [forecasts[1], forecasts[2]]) {
      expect(day).toMatchObject({ is_closed: true, ensemble: { orders: 0, revenue: 0 } });
    }
    const [item] = (await get('/items', mess)).json.items;
    expect(item?.tomorrow).toEqual({ expected: 0, lower: 0, upper: 0 });
    expect(item?.week.expected).toBeGreaterThan(0);
  });

  test('can be trained without a request body', async () => {
    const { token } = mess;
    expect((await call('POST', '/vendors/forecast/retrain', { token })).status).toBe(200);
  });

  test('leaves out a deleted dish', async () => {
    const { vendor, token } = mess;
    const dish = `/vendors/${vendor.id}/menu-items/${vendor.item.id}`;
    const deleted = await call('DELETE', dish, { token });
    expect(deleted.status, deleted.text).toBe(200);
    expect((await get('/items', mess)).json.items).toEqual([]);
  });
});

test('makes no forecast from six days', async () => {
  const mess = await makeMess(6);
  expect((await retrain(mess)).json.status).toMatchObject({ has_model: false, history_days: 6 });
  const { forecasts, past, has_model } = (await get('', mess)).json;
  expect([forecasts, has_model]).toEqual([[], false]);
  // The days before the first sale are missing.
  expect(past).toHaveLength(6);
  expect((await get('/items', mess)).json.items).toEqual([]);
});

test('trains every mess at night, even after a failure', async () => {
  const [mess, broken] = [await makeMess(14), await makeMess(14)];
  setUpHandlers();
  const { handler: train } = await import('@thali/functions/lambdas/retrain-forecasts.lambda');
  await limitJobsTo([mess.vendor, broken.vendor]);
  await changeRow(keys.vendorProfile(broken.vendor.id), { settings: { holidays: 'none' } });
  await expect(train()).rejects.toThrow('Some forecasts were not trained');
  await changeRow(keys.vendorProfile(broken.vendor.id), { settings: {} });
  expect((await get('/status', mess)).json.status.has_model).toBe(true);
  expect((await get('/status', broken)).json.status.has_model).toBe(false);
});

test('learns the waits at night, and shows guests a range that was right often enough', async () => {
  const vendor = await makeVendor();
  const kitchen = await makeStaff(vendor.id);
  const readyTimes = async () =>
    (await call('GET', `/storefront/${vendor.subdomain}`)).json.ready_times;
  await writeOrders(
    vendor,
    Array.from({ length: 200 }, (_, index) => {
      const placedAt = Date.now() - (30 + index * 150) * 60_000;
      const ready = new Date(placedAt + (9 + ((index * 17) % 61) / 10) * 60_000).toISOString();
      return {
        createdAt: new Date(placedAt).toISOString(),
        status: 'completed' as const,
        statusTimes: { ready, completed: ready },
        updatedAt: ready,
      };
    }),
  );
  expect(await readyTimes()).toBeUndefined();
  setUpHandlers();
  const { handler: train } = await import('@thali/functions/lambdas/retrain-forecasts.lambda');
  await limitJobsTo([vendor]);
  // The job may run again.
  for (const _ of [1, 2]) await train();
  expect(await readyTimes()).toMatchObject({
    from_minutes: expect.closeTo(9, -0.5),
    to_minutes: expect.closeTo(15, -0.5),
    right_of_ten: expect.any(Number),
  });
  const order = await placeOrder(orderBody(vendor));
  const waitMs = (time: string | undefined) =>
    Date.parse(time ?? '') - Date.parse(order.created_at);
  expect(waitMs(order.ready_range?.from)).toBeGreaterThan(6 * 60_000);
  expect(waitMs(order.ready_range?.to)).toBeLessThan(19 * 60_000);

  const reportNotReady = () =>
    call('POST', `/orders/${order.id}/not-there`, {
      headers: { 'x-tracking-token': order.tracking_token ?? '' },
    });
  expectRefusal(await reportNotReady(), 'INVALID_STATUS_TRANSITION');
  for (const status of ['confirmed', 'preparing', 'ready'] as const) {
    await moveOrder(kitchen.token, order.id, status);
  }
  const first = (await reportNotReady()).json.order;
  expect(first.not_there_at).toMatch(/^20/);
  expect((await reportNotReady()).json.order).toMatchObject({ not_there_at: first.not_there_at });
  expectRefusal(await call('POST', `/orders/${order.id}/not-there`), 'ORDER_NOT_FOUND');
});

test('learns the ready times of pre-orders at night, and shows them with the slots', async () => {
  const meals = [
    { id: 'MEA1', name: 'Lunch', from: '12:00', to: '14:00', weekdays: [...weekdays] },
  ];
  const orderBy = { daysBefore: 0, time: '11:00' };
  const rule = { mealId: 'MEA1', orderBy, every: 30 as const, proof: 'phone' as const, lead: 20 };
  const vendor = await makeVendor({ settings: { meals, preOrders: [rule] } });
  const slots = async () => (await call('GET', `/vendors/${vendor.id}/slots`)).json;
  await writeOrders(
    vendor,
    Array.from({ length: 200 }, (_, index) => {
      const slot = Date.now() - (30 + index * 150) * 60_000;
      const ready = new Date(slot + (2 + (index % 5)) * 60_000).toISOString();
      return {
        createdAt: new Date(slot - 60 * 60_000).toISOString(),
        readyFor: new Date(slot).toISOString(),
        status: 'completed' as const,
        statusTimes: { ready, completed: ready },
        updatedAt: ready,
      };
    }),
  );
  expect(await slots()).not.toHaveProperty('ready');
  setUpHandlers();
  const { handler: train } = await import('@thali/functions/lambdas/retrain-forecasts.lambda');
  await limitJobsTo([vendor]);
  await train();
  await expect.poll(slots).toMatchObject({
    meals: [{ id: 'MEA1' }],
    ready: { from_minutes: 2, to_minutes: 6, right_of_ten: 10 },
  });
});

test('refuses the forecast of another mess, and asks an admin for the vendor', async () => {
  const mess = await makeMess(7);
  const query = `?vendor_id=${mess.vendor.id}`;
  const stranger = (await demoSignIns.otherVendor()).token;
  for (const path of ['', '/weekly', '/status', '/items']) {
    const answer = await call('GET', `/vendors/forecast${path}${query}`, { token: stranger });
    expectRefusal(answer, 'VENDOR_ACCESS_DENIED');
  }
  const { token } = await demoSignIns.admin();
  expect((await call('GET', `/vendors/forecast/status${query}`, { token })).status).toBe(200);
  for (const path of ['', '/weekly', '/status', '/items']) {
    for (const suffix of ['', '?vendor_id=0000000000']) {
      const answer = await call('GET', `/vendors/forecast${path}${suffix}`, { token });
      expectRefusal(answer, 'VENDOR_NOT_FOUND');
    }
  }
});
