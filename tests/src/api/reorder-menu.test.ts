import { beforeAll, expect, test } from 'vitest';
import { expectRefusal } from '../support/expect-refusal.ts';
import { type Kitchen, makeKitchen } from '../support/kitchen.ts';
import { randomIds } from '../support/random-ids.ts';
import type { WireMenuItem } from '../support/wire-answer.ts';

let kitchen: Kitchen;
let dishes: WireMenuItem[];
beforeAll(async () => {
  kitchen = await makeKitchen({
    items: ['D', 'B', 'A', 'C', 'E'].map((name) => ({ name })),
  });
  dishes = await kitchen.items();
});

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join('');

test('sorts dishes by name if they have no sort order', () => {
  expect(names(dishes)).toBe('ABCDE');
});

test('reorders dishes, in either key case, also on the storefront', async () => {
  const backwards = dishes.map(({ id }) => id).reverse();
  for (const body of [{ item_ids: backwards }, { itemIds: backwards }]) {
    const answer = await kitchen.reorder(body);
    expect(answer.status, answer.text).toBe(200);
    expect(names(answer.json.menu_items)).toBe('EDCBA');
    expect(answer.json.menu_items.map(({ sort_order }) => sort_order)).toEqual([0, 1, 2, 3, 4]);
    expect(answer.json.menu_items).toEqual(await kitchen.items());
  }
  expect(names((await kitchen.storefront()).menu_items)).toBe('EDCBA');
});

test('does not write a dish that keeps its place', async () => {
  const unmoved = kitchen.vendor.items.find(({ name }) => name === 'C');
  const before = await unmoved?.row();
  const [e, d, c, b, a] = await kitchen.items();
  const ids = [d, e, c, a, b].map((item) => item?.id);
  expect(names((await kitchen.reorder({ item_ids: ids })).json.menu_items)).toBe('DECAB');
  expect(await unmoved?.row()).toEqual(before);
});

test('reorders categories and dishes together, and keeps the positions of the other rows', async () => {
  const { newCategory, newItem, reorder, vendor } = await makeKitchen();
  const [sweets, drinks] = [await newCategory('Sweets'), await newCategory('Drinks')];
  const jalebi = await newItem({ name: 'Jalebi' });
  const { json } = await reorder({
    category_ids: [drinks.id, sweets.id],
    item_ids: [jalebi.id, vendor.item.id],
  });
  expect(json.menu_categories.map(({ name, sort_order }) => [name, sort_order])).toEqual([
    ['Drinks', 0],
    ['Thalis', 0],
    ['Sweets', 1],
  ]);
  expect(json.menu_items.map(({ name }) => name)).toEqual(['Jalebi', 'Veg Thali']);
});

test('reorders more dishes than a transaction can hold', async () => {
  const { vendor, reorder, items } = await makeKitchen({
    items: Array.from({ length: 250 }, (_, index) => ({ name: `Dish ${1000 + index}` })),
  });
  const backwards = vendor.items.map(({ id }) => id).reverse();
  const answer = await reorder({ item_ids: backwards });
  expect(answer.status, answer.text).toBe(200);
  expect((await items()).map(({ id }) => id)).toEqual(backwards);
});

test('changes nothing if an id is unknown or of another vendor', async () => {
  const otherMess = await makeKitchen();
  const before = await kitchen.items();
  const ids = before.map(({ id }) => id).reverse();
  for (const invalidId of [randomIds.menu(), otherMess.vendor.item.id, kitchen.vendor.categoryId]) {
    expectRefusal(await kitchen.reorder({ item_ids: [...ids, invalidId] }), 'MENU_CHANGED');
    expectRefusal(
      await kitchen.reorder({
        item_ids: ids,
        category_ids: [invalidId, otherMess.vendor.categoryId],
      }),
      'MENU_CHANGED',
    );
  }
  expect(await kitchen.items()).toEqual(before);
});

test.each([
  [{ item_ids: 'ABC' }],
  [{ item_ids: ['x'] }],
  [{ item_ids: [null] }],
  [{ category_ids: Array.from({ length: 121 }, () => randomIds.menu()) }],
  [{ item_ids: Array.from({ length: 1001 }, () => randomIds.menu()) }],
  [[]],
])('refuses an invalid body (case %#)', async (body) => {
  expectRefusal(await kitchen.reorder(body), 'VALIDATION_ERROR');
});

test('refuses a repeated id', async () => {
  const id = kitchen.vendor.item.id;
  const answer = await kitchen.reorder({ item_ids: [id, id] });
  expectRefusal(answer, 'VALIDATION_ERROR');
  expect(answer.json.details).toEqual([{ path: 'item_ids', message: 'Name each id once' }]);
});

test('leaves each dish a valid place after two concurrent reorders', async () => {
  const { vendor, reorder, items } = await makeKitchen({
    items: ['A', 'B', 'C', 'D'].map((name) => ({ name })),
  });
  const ids = vendor.items.map(({ id }) => id);
  const orders = [ids.toReversed(), [...ids.slice(2), ...ids.slice(0, 2)]];
  const answers = await Promise.all(orders.map((item_ids) => reorder({ item_ids })));
  for (const { status } of answers) expect([200, 503]).toContain(status);
  const places = (await items()).map(({ sort_order }) => sort_order);
  expect(places.every((place) => place >= 0 && place < 4)).toBe(true);
  expect((await reorder({ item_ids: ids })).status).toBe(200);
  expect((await items()).map(({ id }) => id)).toEqual(ids);
});
