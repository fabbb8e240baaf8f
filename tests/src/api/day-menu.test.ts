import { keys } from '@thali/functions/table/keys';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { beforeEach, describe, expect, test } from 'vitest';
import { unitsOf, watchRequestUnits } from '../bench/request-units.ts';
import { recordAttack, withoutEffect } from '../security/count-attacks.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { type Kitchen, makeKitchen } from '../support/kitchen.ts';
import { isEvent, openLiveClient } from '../support/live-client.ts';
import { makeDevice } from '../support/make-device.ts';
import { randomIds } from '../support/random-ids.ts';
import { setTime } from '../support/set-time.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeAdmin, makeStudent } from '../support/sign-in.ts';
import { readRow } from '../support/test-table.ts';

let kitchen: Kitchen;
let thaliId: string;
setUpHandlers();
const { getWeekMenu } = await import('@thali/functions/week-menu/get-week-menu');
beforeEach(async () => {
  kitchen = await makeKitchen();
  const furtherFields = {
    description: 'What we cook',
    contents_change_daily: true,
    meal_times: ['lunch'],
  };
  thaliId = (await kitchen.newItem(furtherFields)).id;
});

const path = (id = thaliId) => `/vendors/${kitchen.vendor.id}/menu-items/${id}/day-menu`;
const save = (body: unknown, id = thaliId) => call('PUT', path(id), { token: kitchen.token, body });
const today = () => toIst(new Date()).date;
const readThali = async () => {
  const { menu_items, menu_categories } = await kitchen.storefront();
  const dish = menu_items.find(({ id }) => id === thaliId);
  const section = menu_categories.find(({ id }) => id === dish?.category_id);
  return { dish, section: section?.name, first: menu_categories[0]?.name };
};

describe('the contents of a dish', () => {
  test('are kept on one line, shown to everyone, and can be removed', async () => {
    const { id } = await kitchen.newItem({ contents: ' dal,rice\n3 roti ,, dal' });
    const { menu_items } = await kitchen.storefront();
    const dish = menu_items.find((item) => item.id === id);
    expect(dish).toMatchObject({ contents: 'Dal, Rice, 3 roti' });
    const answer = await kitchen.updateItem(id, { contents: '' });
    expect(answer.json.menu_item).not.toHaveProperty('contents');
    expectRefusal(await kitchen.updateItem(id, { contents: 'x'.repeat(301) }), 'VALIDATION_ERROR');
  });
});

describe('the contents of today', () => {
  test('show on top of the menu instead of the usual contents, which staff can still edit', async () => {
    await kitchen.updateItem(thaliId, { contents: 'Dal, Rice' });
    expect(await readThali()).toMatchObject({
      dish: { contents: 'Dal, Rice' },
      section: 'Thalis',
    });
    const { status, json, text } = await save({ contents: 'chole, rice' });
    expect(status, text).toBe(200);
    expect(json.today).toEqual({ date: today(), contents: 'Chole, Rice', suggestions: [] });

    const thali = await readThali();
    expect(thali).toMatchObject({ section: 'Today’s thali', first: 'Today’s thali' });
    expect(thali.dish).toMatchObject({ contents: 'Chole, Rice', meal_times: ['lunch'] });
    expect(thali.dish).not.toHaveProperty('contents_change_daily');
    const [thaliItem] = (await kitchen.items()).filter(({ id }) => id === thaliId);
    expect(thaliItem).toMatchObject({
      contents: 'Dal, Rice',
      contents_change_daily: true,
      category_id: kitchen.vendor.categoryId,
    });
    expect((await kitchen.categories()).map(({ name }) => name)).toEqual(['Thalis']);

    // Empty contents, or a dish whose contents no longer change daily.
    expect((await save({ contents: ' , ' })).json.today.contents).toBeNull();
    expect(await readThali()).toMatchObject({
      dish: { contents: 'Dal, Rice' },
      section: 'Thalis',
    });
    await save({ contents: 'Chole' });
    await kitchen.updateItem(thaliId, { contents_change_daily: null });
    expect(await readThali()).toMatchObject({
      dish: { contents: 'Dal, Rice' },
      section: 'Thalis',
    });
  });

  test('leave the top of the menu while the dish is sold out', async () => {
    await save({ contents: 'Chole' });
    const sellOut = (sold_out_today: boolean) =>
      call('PUT', `/vendors/${kitchen.vendor.id}/menu-items/${thaliId}/today`, {
        token: kitchen.token,
        body: { sold_out_today },
      });
    await sellOut(true);
    expect(await readThali()).toMatchObject({ section: 'Thalis', first: 'Thalis' });
    await sellOut(false);
    expect(await readThali()).toMatchObject({ first: 'Today’s thali' });
    await kitchen.updateItem(thaliId, { quantity: 0 });
    expect(await readThali()).toMatchObject({ first: 'Thalis' });
  });

  test('reach open storefronts, and a repeat changes nothing', async () => {
    const guest = await openLiveClient();
    await guest.join(kitchen.vendor.id);
    const countUpdates = () => guest.frames.filter(isEvent('menu:update')).length;
    const before = countUpdates();
    const first = await save({ date: today(), contents: 'Chole' });
    await guest.waitForFrame(() => countUpdates() > before);
    const [repeat, concurrent] = await Promise.all([
      save({ date: today(), contents: 'Chole' }),
      save({ date: today(), contents: 'Chole' }),
    ]);
    expect([repeat.json, concurrent.json]).toEqual([first.json, first.json]);
    const row = await readRow(keys.dayMenu(kitchen.vendor.id, thaliId, today()));
    expect(row).toMatchObject({ contents: 'Chole', expiresAt: expect.any(Number) });
  });

  test('can be set for today and tomorrow only', async () => {
    const tomorrow = addDays(today(), 1);
    const { json } = await save({ date: tomorrow, contents: 'Kadhi' });
    expect(json).toMatchObject({ today: { contents: null }, tomorrow: { contents: 'Kadhi' } });
    expect(await readThali()).toMatchObject({ first: 'Thalis' });
    for (const date of [addDays(today(), -1), addDays(today(), 2)]) {
      expectRefusal(await save({ date, contents: 'Kadhi' }), 'VALIDATION_ERROR');
    }
    for (const body of [
      {},
      { contents: 7 },
      { contents: 'x'.repeat(301) },
      { date: 'soon', contents: '' },
    ]) {
      expectRefusal(await save(body), 'VALIDATION_ERROR');
    }
    // A dish whose contents don't change.
    expectRefusal(await save({ contents: 'Kadhi' }, kitchen.vendor.item.id), 'VALIDATION_ERROR');
    expectRefusal(await save({ contents: 'Kadhi' }, randomIds.menu()), 'MENU_ITEM_NOT_FOUND');
    await kitchen.deleteItem(thaliId);
    expectRefusal(await save({ contents: 'Kadhi' }), 'MENU_ITEM_NOT_FOUND');
    const deleted = await call('GET', path(), { token: kitchen.token });
    expectRefusal(deleted, 'MENU_ITEM_NOT_FOUND');
  });

  test('are open to the staff of the mess and admins only', async () => {
    const [otherMess, student, device, admin] = await Promise.all([
      makeKitchen(),
      makeStudent(),
      makeDevice(kitchen.vendor.id),
      makeAdmin(),
    ]);
    const body = { contents: 'Not mine' };
    for (const method of ['GET', 'PUT']) {
      const options = method === 'PUT' ? { body } : {};
      const callAs = (token?: string) => call(method, path(), { token, ...options });
      expectRefusal(await callAs(), 'UNAUTHENTICATED');
      expectRefusal(await callAs(student.token), 'FORBIDDEN');
      expectRefusal(await device.call(method, path(), options.body), 'FORBIDDEN');
      expectRefusal(await callAs(otherMess.token), 'VENDOR_ACCESS_DENIED');
      expect((await callAs(admin.token)).status).toBe(200);
    }
  });
});

test('changes the contents at midnight in India, and suggests earlier contents', async () => {
  const { saveDayMenu } = await import('@thali/functions/menu/save-day-menu');
  const { getDayMenu } = await import('@thali/functions/menu/get-day-menu');
  const { getStorefront } = await import('@thali/functions/storefront/get-storefront');
  const params = { vendorId: kitchen.vendor.id, itemId: thaliId };
  const guest = { role: 'guest' } as const;
  const write = (contents: string, date?: string) =>
    saveDayMenu(guest, { params, body: { contents, ...(date && { date }) } });
  const readMenu = async () => {
    const { subdomain } = kitchen.vendor;
    const menu = await getStorefront(guest, { params: { subdomain }, query: {} });
    const dish = menu.menuItems.find(({ id }) => id === thaliId);
    return { version: menu.menuVersion, first: menu.menuCategories[0]?.name, text: dish?.contents };
  };
  // A week earlier, the last open day before closed days, and the last millisecond of Monday the 10th.
  setTime('2031-03-03T06:00:00Z');
  await write('Monday dal');
  setTime('2031-03-06T06:00:00Z');
  await write('Thursday kadhi');
  setTime('2031-03-10T18:29:59.999Z');
  const { today: monday } = await getDayMenu(guest, { params });
  expect(monday).toEqual({
    date: '2031-03-10',
    contents: null,
    suggestions: [
      { date: '2031-03-03', contents: 'Monday dal' },
      { date: '2031-03-06', contents: 'Thursday kadhi' },
    ],
  });
  await write('Chole');
  const planned = await write('Tuesday khichdi', '2031-03-11');
  expect(planned.tomorrow.suggestions).toEqual([{ date: '2031-03-10', contents: 'Chole' }]);
  const before = await readMenu();
  expect(before).toMatchObject({ first: 'Today’s thali', text: 'Chole' });

  setTime('2031-03-10T18:30:00Z');
  const after = await readMenu();
  expect(after).toMatchObject({ first: 'Today’s thali', text: 'Tuesday khichdi' });
  await expect(write('Late', '2031-03-10')).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  // A plan for tomorrow leaves today unchanged.
  await write('Wednesday pulao', '2031-03-12');
  expect(await readMenu()).toMatchObject({ text: 'Tuesday khichdi' });
  await write('', '2031-03-12');
  await write('Rajma');
  expect(await readMenu()).toMatchObject({ text: 'Rajma' });
  await write('');
  expect(await readMenu()).toMatchObject({ first: 'Thalis', text: undefined });

  setTime('2031-03-11T18:30:00Z');
  const next = await readMenu();
  expect(next).toMatchObject({ first: 'Thalis', text: undefined });
  const versions = [before.version, after.version, next.version];
  expect(new Set(versions).size).toBe(versions.length);
});

describe('the week menu', () => {
  const weekPath = () => `/vendors/${kitchen.vendor.id}/week-menu`;
  const readWeek = async (token?: string) => (await call('GET', weekPath(), { token })).json;
  const saveDay = (date: string, known: string | null, meals: Record<string, string>) =>
    call('PUT', `${weekPath()}/${date}`, {
      token: kitchen.token,
      body: {
        known_updated_at: known,
        meals: Object.entries(meals).map(([name, contents]) => ({ name, contents })),
      },
    });

  test('is published by day, linked by the storefront, and marks later changes', async () => {
    const date = addDays(today(), 3);
    expect((await kitchen.storefront()).vendor.settings).not.toHaveProperty('week_menu_until');
    const first = await saveDay(date, null, { Lunch: 'dal, rice', Dinner: '' });
    expect(first.status, first.text).toBe(200);
    expect(first.json.meals).toEqual([
      { name: 'Lunch', contents: 'Dal, Rice', published_at: first.json.updated_at },
    ]);
    // A repeat after a lost answer.
    const repeat = await saveDay(date, null, { Lunch: 'dal, rice' });
    expect(repeat.json).toEqual(first.json);

    const known = first.json.updated_at;
    const { json } = await saveDay(date, known, { Lunch: 'Chole, Rice', Dinner: 'Roti' });
    expect(json.meals).toMatchObject([{ changed_at: json.updated_at, changes: 1 }, {}]);
    expect(json.meals[1]).not.toHaveProperty('changed_at');
    expectRefusal(await saveDay(date, known, { Lunch: 'Idli' }), 'MENU_CHANGED');

    const { json: cancelled } = await saveDay(date, json.updated_at, { Lunch: 'Chole, Rice' });
    expect(cancelled.meals[1]).toMatchObject({ name: 'Dinner', contents: '', changes: 1 });
    const week = await readWeek(kitchen.token);
    expect(week).toMatchObject({ today: today(), days: [cancelled], thalis: [] });
    expect(week.offered_meals.map(({ name }) => name)).toEqual(['Breakfast', 'Lunch', 'Dinner']);
    expect((await kitchen.storefront()).vendor.settings.week_menu_until).toBe(date);
    expect(await readWeek()).toEqual(week);
  });

  test('is read from the table once in five seconds, however often guests ask', async () => {
    await watchRequestUnits();
    const actor = { role: 'guest' } as const;
    const params = { vendorId: kitchen.vendor.id };
    await getWeekMenu(actor, { params });
    const { units } = await unitsOf(async () => {
      for (let reads = 0; reads < 20; reads += 1) await getWeekMenu(actor, { params });
    });
    expect(units.requests).toBe(0);
    recordAttack('Week menus: reads of one mess', { [withoutEffect]: 20 });
  });

  test('begins with the thali of today', async () => {
    await save({ contents: 'Chole, Rice' });
    expect((await readWeek(kitchen.token)).thalis).toMatchObject([
      { date: today(), contents: 'Chole, Rice' },
    ]);
  });

  test('and the thali of today have the same contents: the later text counts', async () => {
    await save({ contents: 'Written before' });
    const guest = await openLiveClient();
    await guest.join(kitchen.vendor.id);
    const lunch = { Lunch: 'Chole, Rice', Dinner: 'Roti' };
    const { json: day } = await saveDay(today(), null, lunch);
    expect(await readThali()).toMatchObject({
      ...{ first: 'Today’s thali', section: 'Today’s thali', dish: { contents: 'Chole, Rice' } },
    });
    await guest.waitForFrame(isEvent('menu:update'));
    const planned = await readWeek(kitchen.token);
    expect(planned).toMatchObject({ days: [{ meals: day.meals }] });
    const thali = { dish_id: thaliId, contents: 'Chole, Rice', meal_name: 'Lunch' };
    expect(planned.thalis).toMatchObject([{ date: today(), ...thali }]);

    await save({ contents: 'Rajma' });
    expect(await readThali()).toMatchObject({ dish: { contents: 'Rajma' } });
    const changed = await readWeek(kitchen.token);
    expect(changed).toMatchObject({
      days: [
        {
          meals: [
            { contents: 'Rajma', changes: 1 },
            { name: 'Dinner', contents: 'Roti' },
          ],
        },
      ],
    });
    expect(changed.thalis).toMatchObject([{ contents: 'Rajma', meal_name: 'Lunch' }]);

    await saveDay(today(), day.updated_at, { ...lunch, Lunch: 'Kadhi' });
    expect(await readThali()).toMatchObject({ dish: { contents: 'Kadhi' } });
    await save({ contents: '' });
    expect(await readThali()).toMatchObject({ first: 'Thalis' });
    expect((await readWeek(kitchen.token)).thalis).toEqual([]);
  });

  test('gives no contents to two dishes of one meal', async () => {
    await kitchen.newItem({ contents_change_daily: true, meal_times: ['lunch'] });
    await saveDay(today(), null, { Lunch: 'Chole, Rice' });
    expect(await readThali()).toMatchObject({ first: 'Thalis' });
  });

  test('tells the contents of each meal of a dish, for the days that guests can order ahead', async () => {
    await kitchen.updateItem(thaliId, { meal_times: ['lunch', 'dinner'] });
    const dates = [1, 2, 3].map((days) => addDays(today(), days));
    for (const date of dates) await saveDay(date, null, { Lunch: 'Kadhi', Dinner: 'Pulao' });
    const { thalis } = await readWeek(kitchen.token);
    const kadhi = { contents: 'Kadhi', meal_name: 'Lunch', dish_id: thaliId };
    const pulao = { contents: 'Pulao', meal_name: 'Dinner', dish_id: thaliId };
    const [tomorrow, nextDay] = dates.map((date) => [
      { ...kadhi, date },
      { ...pulao, date },
    ]);
    expect(thalis).toMatchObject([...(tomorrow ?? []), ...(nextDay ?? [])]);
  });

  test('takes days from today to 14 days ahead', async () => {
    const meals = { Lunch: 'Dal' };
    expectRefusal(await saveDay(addDays(today(), -1), null, meals), 'VALIDATION_ERROR');
    expectRefusal(await saveDay(addDays(today(), 15), null, meals), 'VALIDATION_ERROR');
    expect((await saveDay(addDays(today(), 14), null, meals)).status).toBe(200);
    const menu = await readRow(keys.weekDay(kitchen.vendor.id, addDays(today(), 14)));
    expect(menu).toHaveProperty('expiresAt');
    expectRefusal(
      await saveDay(today(), null, { lunch: 'Dal', Lunch: 'Rice' }),
      'VALIDATION_ERROR',
    );
  });

  test('accepts one of many concurrent changes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => saveDay(today(), null, { Lunch: `Dish ${index}` })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });
});
