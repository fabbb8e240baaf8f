import { keys } from '@thali/functions/table/keys';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { type Kitchen, makeKitchen } from '../support/kitchen.ts';
import { itemBody } from '../support/menu-bodies.ts';
import { orderBody, postOrderWithRetry } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { demoSignIns } from '../support/sign-in.ts';
import { changeRow, deleteRow, readRow } from '../support/test-table.ts';

/** A kitchen that several tests share. */
let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await makeKitchen();
});

const full = {
  name: 'Paneer Thali',
  name_local: 'पनीर थाली',
  description: 'Two curries, dal, rice',
  contents: 'Dal, Rice, 3 roti',
  contents_change_daily: true,
  price: 149.5,
  image: 'https://pictures.example/thali.jpg',
  is_available: false,
  is_vegetarian: true,
  is_spicy: true,
  spice_level: 2,
  tags: ['jain', 'milk'],
  meal_times: ['lunch', 'dinner'],
  quantity: 12,
  nutritional_info: '620 kcal',
  sort_order: 7,
};

describe('adding a dish', () => {
  test('accepts every field in snake_case', async () => {
    const answer = await kitchen.createItem(full);
    expect(answer.status, answer.text).toBe(201);
    const { category_id, id, sold_out_today, ...item } = answer.json.menu_item;
    expect([category_id, item]).toEqual([kitchen.vendor.categoryId, full]);
    expect(sold_out_today).toBe(false);
    expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(await kitchen.items()).toContainEqual(answer.json.menu_item);
  });

  test('accepts only the required fields, in camelCase', async () => {
    const { vendor, token } = kitchen;
    const answer = await call('POST', `/vendors/${vendor.id}/menu-items`, {
      token,
      body: { name: '  Chai ', price: 15, categoryId: vendor.categoryId, mealTimes: ['all'] },
    });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.json.menu_item).toMatchObject({
      name: 'Chai',
      description: null,
      image: null,
      is_available: true,
      is_vegetarian: false,
      is_spicy: false,
      quantity: null,
      nutritional_info: null,
    });
  });

  test.each([
    [0, 0],
    [0.01, 1],
    [12.345, 1235],
    [19.99, 1999],
    [1.005, 101],
    [99_999.99, 9_999_999],
  ])('stores a price of %d as %i paise', async (price, paise) => {
    const { id } = await kitchen.newItem({ price });
    const row = await readRow(keys.menuItem(kitchen.vendor.id, id));
    expect(Math.abs(Number(row?.pricePaise) - paise)).toBeLessThanOrEqual(price === 1.005 ? 1 : 0);
    expect(Number.isInteger(row?.pricePaise)).toBe(true);
  });

  test('lists dishes in the order of their creation, and an empty quantity as unlimited', async () => {
    const { newItem, items } = await makeKitchen();
    for (const name of ['Zunka', 'Amti', 'Modak']) await newItem({ name, quantity: '' });
    expect((await items()).map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Veg Thali', null],
      ['Zunka', null],
      ['Amti', null],
      ['Modak', null],
    ]);
  });

  test.each([
    ['category_id', 'short', 'Please select a valid category for this menu item.'],
    ['category_id', undefined, 'Please select a valid category for this menu item.'],
    ['category_id', 7, 'Please select a valid category for this menu item.'],
    ['meal_times', [], 'Please select at least one meal time'],
    ['meal_times', undefined, 'Please select at least one meal time'],
    ['meal_times', 'lunch', 'Please select at least one meal time'],
    ['price', -0.01, 'Price cannot be below 0'],
    ['price', 100_000, 'Price is too high'],
    ['image', 'javascript:alert(1)', 'Invalid URL'],
    ['image', 'data:image/png;base64,AAAA', 'Invalid URL'],
    ['image', '/local.png', 'Invalid URL'],
    ['image', 'https://user:secret@pictures.example', 'Invalid URL'],
    ['name', '   ', 'Please enter a name'],
    ['quantity', -1, 'Enter whole portions, or nothing for unlimited'],
    ['quantity', 1.5, 'Enter whole portions, or nothing for unlimited'],
    ['quantity', 'many', 'Enter whole portions, or nothing for unlimited'],
  ])('refuses %s as %j', async (field, value, message) => {
    const answer = await kitchen.createItem({ [field]: value });
    expectRefusal(answer, 'VALIDATION_ERROR');
    expect(answer.json.details).toEqual([{ path: field, message }]);
  });

  test.each([
    ['name', 'x'.repeat(81)],
    ['name', ['x']],
    ['name', null],
    ['description', 'x'.repeat(501)],
    ['price', '60'],
    ['price', null],
    ['meal_times', ['brunch']],
    ['meal_times', Array.from({ length: 9 }, () => 'all')],
    ['is_available', 'yes'],
    ['is_vegetarian', 1],
    ['image', `https://pictures.example/${'x'.repeat(2048)}`],
    ['nutritional_info', {}],
    ['sort_order', -1],
    ['sort_order', 0.5],
    ['sort_order', 1e9],
    ['spice_level', 4],
    ['spice_level', 1.5],
    ['tags', ['poison']],
    ['tags', Array.from({ length: 9 }, () => 'milk')],
    ['name_local', 'x'.repeat(81)],
  ])('refuses an invalid %s (case %#)', async (field, value) => {
    const answer = await kitchen.createItem({ [field]: value });
    expectRefusal(answer, 'VALIDATION_ERROR');
    expect(answer.json.details[0]?.path).toMatch(new RegExp(`^${field}`));
  });

  test('needs a category of the same vendor', async () => {
    const otherMess = await makeKitchen();
    for (const category_id of [
      otherMess.vendor.categoryId,
      randomIds.menu(),
      'PROFILE-PROFILE',
      'x'.repeat(100_000),
    ]) {
      for (const answer of [
        await kitchen.createItem({ category_id }),
        await kitchen.updateItem(kitchen.vendor.item.id, { category_id }),
      ]) {
        expectRefusal(answer, 'MENU_CATEGORY_NOT_FOUND');
        expect(answer.json.error).toBe('Please select a valid category for this menu item.');
        expect(answer.json.details[0]?.path).toBe('category_id');
      }
    }
    expect(
      (await readRow(keys.menuItem(kitchen.vendor.id, kitchen.vendor.item.id)))?.categoryId,
    ).toBe(kitchen.vendor.categoryId);
  });

  test('keeps markup, quotes and any script of writing as text', async () => {
    const texts = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '"; DROP TABLE menu; --',
      'मसाला डोसा',
      'مسالہ',
      '🍛'.repeat(20),
      '{{name}} %s',
    ];
    for (const name of texts) {
      const created = await kitchen.createItem({ name, description: name, nutritional_info: name });
      expect(created.json.menu_item).toMatchObject({
        name,
        description: name,
        nutritional_info: name,
      });
      expect(created.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(created.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const { menu_items } = await kitchen.storefront();
    expect(menu_items.map(({ name }) => name)).toEqual(expect.arrayContaining(texts));
  });

  test.each(['__proto__', 'constructor', 'id', 'PK', 'stock', 'price_paise', 'updated_at'])(
    'ignores the key %s',
    async (key) => {
      const { vendor, token } = kitchen;
      const text = JSON.stringify(itemBody(vendor.categoryId));
      const rawBody = `{${JSON.stringify(key)}:{"price":1},${text.slice(1)}`;
      const answer = await call('POST', `/vendors/${vendor.id}/menu-items`, { token, rawBody });
      expect(answer.status, answer.text).toBe(201);
      const row = await readRow(keys.menuItem(vendor.id, answer.json.menu_item.id));
      expect(row).toMatchObject({ pricePaise: 8550, SK: `ITEM#${answer.json.menu_item.id}` });
      expect(row).not.toHaveProperty('stock');
    },
  );

  test('is refused if the menu is full', { tags: 'long' }, async () => {
    const { createItem, vendor, deleteItem } = await makeKitchen({
      items: Array.from({ length: 500 }, () => ({})),
    });
    expectRefusal(await createItem(), 'MENU_FULL');
    expect((await deleteItem(vendor.item.id)).status).toBe(200);
    expect((await createItem()).status).toBe(201);
  });

  test('is refused if the menu is above 1 MB, like every longer text', async () => {
    const text = (length: number) => 'थ'.repeat(length);
    const long = { description: text(500), contents: text(300), nutritionalInfo: text(500) };
    const { vendor, token, ...calls } = await makeKitchen({
      items: Array.from({ length: 260 }, () => long),
    });
    const send = (method: string, path: string, body: unknown) =>
      call(method, `/vendors/${vendor.id}/${path}`, { token, body });
    const { id } = vendor.item;
    const sizes = (name: string) =>
      Array.from({ length: 10 }, (_, index) => ({ name: `${name}${index}`, price: 50 }));
    const choices = sizes(text(30));
    const group = { name: 'Extras', min_choices: 0, max_choices: 1, choices };
    for (const answer of [
      await calls.createItem(),
      await calls.createCategory({ name: 'Sweets' }),
      await calls.updateCategory(vendor.categoryId, { description: text(300) }),
      await send('POST', 'option-groups', group),
      await send('PUT', `option-groups/${vendor.optionGroupId}`, { choices }),
      await calls.updateItem(id, { sizes: sizes(text(30)) }),
      await send('PATCH', 'menu-items', {
        changes: [{ item_id: id, sizes: sizes(text(30)), known_sizes: null }],
      }),
      await send('PUT', `menu-items/${id}/day-menu`, { contents: text(300) }),
    ]) {
      expectRefusal(answer, 'MENU_TOO_LARGE');
    }
    expect((await calls.updateItem(id, { name: 'Poha', price: 45 })).status).toBe(200);
    expect((await calls.updateItem(id, { description: text(400) })).status).toBe(200);
  });

  test('lets an admin add dishes for any known vendor', async () => {
    const { token } = await demoSignIns.admin();
    const body = itemBody(kitchen.vendor.categoryId);
    const created = await call('POST', `/vendors/${kitchen.vendor.id}/menu-items`, { token, body });
    expect(created.status).toBe(201);
    const unknownMess = await call('POST', `/vendors/${randomIds.vendor()}/menu-items`, {
      token,
      body,
    });
    expectRefusal(unknownMess, 'VENDOR_NOT_FOUND');
  });
});

describe('changing a dish', () => {
  test('changes only the given fields, in either key case', async () => {
    const before = await kitchen.newItem(full);
    const changes: [Record<string, unknown>, Record<string, unknown>][] = [
      [{ isAvailable: true }, { is_available: true }],
      // The menu shows the spice level only while it agrees with is_spicy. A call can change is_spicy alone.
      [{ is_spicy: false }, { is_spicy: false, spice_level: undefined }],
      [{ isSpicy: true }, { is_spicy: true, spice_level: 2 }],
      [{ spiceLevel: 0 }, { is_spicy: false, spice_level: 0 }],
      [{ spice_level: 3 }, { is_spicy: true, spice_level: 3 }],
      [{ spice_level: null }, { spice_level: undefined }],
      [{ name_local: ' ' }, { name_local: undefined }],
      [{ tags: ['nuts', 'nuts'] }, { tags: ['nuts'] }],
      [{ tags: [] }, { tags: undefined }],
      [
        { price: 150.25, mealTimes: ['all', 'all'] },
        { price: 150.25, meal_times: ['all'] },
      ],
      [
        { description: '', image: null },
        { description: null, image: null },
      ],
      [{ nutritionalInfo: ' ' }, { nutritional_info: null }],
      [{ quantity: '' }, { quantity: null }],
      [
        { quantity: 3, sortOrder: 0 },
        { quantity: 3, sort_order: 0 },
      ],
      [{ id: 'other', vendor_id: 'other', unknown: 1 }, {}],
      [{}, {}],
    ];
    let expected: object = before;
    for (const [body, effect] of changes) {
      const answer = await kitchen.updateItem(before.id, body);
      expected = { ...expected, ...effect };
      expect(answer.status, answer.text).toBe(200);
      expect(answer.json.menu_item).toEqual(expected);
    }
    expect(await kitchen.items()).toContainEqual(expected);
  });

  test('does not restore sold portions if an edit leaves out the quantity', async () => {
    const { vendor, updateItem } = await makeKitchen({ items: [{ stock: 40 }] });
    const orders = Array.from({ length: 5 }, () => postOrderWithRetry(orderBody(vendor)));
    const edits = Array.from({ length: 5 }, (_, index) =>
      updateItem(vendor.item.id, { description: `Edit ${index}`, is_available: true }),
    );
    const [placements, answers] = await Promise.all([Promise.all(orders), Promise.all(edits)]);
    for (const { status, text } of answers) expect([200, 503], text).toContain(status);
    expect(placements.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(await vendor.item.stock()).toBe(35);
  });

  test('shows a dish without portions as unavailable even if it is switched on', async () => {
    const { vendor, updateItem } = await makeKitchen({ items: [{ stock: 0 }] });
    const on = await updateItem(vendor.item.id, { is_available: true });
    expect(on.json.menu_item).toMatchObject({ is_available: false, quantity: 0 });
    const refilled = await updateItem(vendor.item.id, { quantity: 5 });
    expect(refilled.json.menu_item).toMatchObject({ is_available: true, quantity: 5 });
  });

  test('moves a dish into another category', async () => {
    const { vendor, newCategory, updateItem, items } = await makeKitchen();
    const { id } = await newCategory('Sweets');
    const answer = await updateItem(vendor.item.id, { category_id: id, name: 'Jalebi' });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.menu_item).toMatchObject({ category_id: id, name: 'Jalebi' });
    expect(await items()).toEqual([answer.json.menu_item]);
  });

  test('keeps tags and the veg mark consistent, whichever changes first', async () => {
    const { newItem, createItem, updateItem, newCategory } = await makeKitchen();
    const eggProblem = { path: 'tags', message: 'A dish with egg or fish is Non-Veg' };
    const jainProblem = { path: 'tags', message: 'A Jain or vegan dish is Veg' };
    const veganProblem = { path: 'tags', message: 'A vegan dish contains no milk' };
    const dish = await newItem({ is_vegetarian: true, tags: ['jain'] });
    const otherCategory = await newCategory('Eggs');
    const refused: [object, object][] = [
      [{ tags: ['egg'] }, eggProblem],
      [{ tags: ['fish'], is_vegetarian: true }, eggProblem],
      [{ tags: ['egg'], category_id: otherCategory.id }, eggProblem],
      [{ tags: ['milk', 'vegan'] }, veganProblem],
      [{ tags: ['milk', 'vegan'], is_vegetarian: true }, veganProblem],
      [{ is_vegetarian: false }, jainProblem],
      [{ is_vegetarian: false, category_id: otherCategory.id }, jainProblem],
    ];
    for (const [body, detail] of refused) {
      const answer = await updateItem(dish.id, { ...body });
      expectRefusal(answer, 'VALIDATION_ERROR');
      expect(answer.json.details).toEqual([detail]);
    }
    expectRefusal(await createItem({ is_vegetarian: true, tags: ['egg'] }), 'VALIDATION_ERROR');
    expectRefusal(await createItem({ tags: ['vegan', 'milk'] }), 'VALIDATION_ERROR');
    const egg = await updateItem(dish.id, {
      is_vegetarian: false,
      tags: ['egg', 'milk'],
      category_id: otherCategory.id,
    });
    expect(egg.json.menu_item).toMatchObject({ is_vegetarian: false, tags: ['egg', 'milk'] });
    expectRefusal(await updateItem(dish.id, { is_vegetarian: true }), 'VALIDATION_ERROR');
    expect((await updateItem(dish.id, { is_vegetarian: true, tags: null })).status).toBe(200);
  });

  test('changes lists only from the known value, and answers a repeat like the first call', async () => {
    const { vendor, newItem, updateItem, newCategory } = await makeKitchen();
    const dish = await newItem({ is_vegetarian: true, tags: ['milk'] });
    const { id: sweets } = await newCategory('Sweets');
    const nuts = { tags: ['milk', 'nuts'], known_tags: ['milk'] };
    expect((await updateItem(dish.id, nuts)).json.menu_item.tags).toEqual(['milk', 'nuts']);
    expect((await updateItem(dish.id, nuts)).status).toBe(200);
    for (const otherFields of [{}, { category_id: sweets }]) {
      const late = { ...otherFields, tags: ['soy'], known_tags: ['milk'] };
      expectRefusal(await updateItem(dish.id, late), 'MENU_CHANGED');
    }
    expectRefusal(await updateItem(dish.id, { tags: null, known_tags: ['milk'] }), 'MENU_CHANGED');
    const noTags = { tags: null, known_tags: ['milk', 'nuts'] };
    for (const body of [noTags, noTags]) {
      expect((await updateItem(dish.id, body)).json.menu_item).not.toHaveProperty('tags');
    }

    const groupIds = [vendor.optionGroupId];
    const ask = { option_group_ids: groupIds, known_option_group_ids: null };
    for (const body of [ask, ask]) {
      expect((await updateItem(dish.id, body)).json.menu_item.option_group_ids).toEqual(groupIds);
    }
    const unknownGroups = { option_group_ids: ['AAAAAAAAAAAA'], known_option_group_ids: null };
    expectRefusal(await updateItem(dish.id, unknownGroups), 'MENU_CHANGED');
    // A known value without a new value is not compared.
    expect((await updateItem(dish.id, { price: 61, known_tags: ['fish'] })).status).toBe(200);
    const moved = { category_id: sweets, tags: ['soy'], known_tags: null };
    expect((await updateItem(dish.id, moved)).json.menu_item).toMatchObject({
      category_id: sweets,
      tags: ['soy'],
    });
  });

  test('refuses one of two concurrent edits that contradict each other', async () => {
    const { newItem, updateItem, items } = await makeKitchen();
    const { id } = await newItem({ is_vegetarian: false });
    const answers = await Promise.all([
      updateItem(id, { tags: ['egg'] }),
      updateItem(id, { is_vegetarian: true }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const stored = (await items()).find((item) => item.id === id);
    expect(stored?.is_vegetarian).toBe(stored?.tags === undefined);
  });

  test.each([
    { name: '' },
    { name: null },
    { price: -1 },
    { price: 'free' },
    { meal_times: [] },
    { is_available: null },
    { image: 'vbscript:x' },
    { category_id: 'short' },
  ])('refuses %j and changes nothing', async (body) => {
    const before = await kitchen.vendor.item.row();
    const answer = await kitchen.updateItem(kitchen.vendor.item.id, body);
    expectRefusal(answer, 'VALIDATION_ERROR');
    expect(await kitchen.vendor.item.row()).toEqual(before);
  });

  test('neither finds nor creates an unknown dish or a dish of another vendor', async () => {
    const otherMess = await makeKitchen();
    for (const id of [randomIds.menu(), otherMess.vendor.item.id]) {
      for (const body of [
        { is_available: false },
        {},
        { category_id: kitchen.vendor.categoryId },
      ]) {
        expectRefusal(await kitchen.updateItem(id, body), 'MENU_ITEM_NOT_FOUND');
      }
      expectRefusal(await kitchen.deleteItem(id), 'MENU_ITEM_NOT_FOUND');
      expect(await readRow(keys.menuItem(kitchen.vendor.id, id))).toBeUndefined();
    }
    expect(await otherMess.vendor.item.row()).toBeDefined();
    for (const id of ['x', 'PROFILE', '%00', 'A'.repeat(13)]) {
      expectRefusal(await kitchen.updateItem(id, {}), 'VALIDATION_ERROR');
    }
  });
});

test('deletes a dish once, and the menu’s version never decreases', async () => {
  const { vendor, newItem, deleteItem, items, storefront } = await makeKitchen();
  const { id } = await newItem();
  const before = Number((await storefront()).menu_version);
  expect((await deleteItem(id)).json).toEqual({ success: true });
  expect((await items()).map((item) => item.id)).toEqual([vendor.item.id]);
  expect(Number((await storefront()).menu_version)).toBeGreaterThanOrEqual(before);
  expectRefusal(await deleteItem(id), 'MENU_ITEM_NOT_FOUND');
});

test('saves dishes even behind the highest sort order', async () => {
  const { vendor, newItem, newCategory, updateItem, deleteCategory, items } = await makeKitchen();
  await newItem({ sort_order: 1_000_000 });
  const sweets = await newCategory('Sweets');
  await newItem({ category_id: sweets.id });
  expect((await deleteCategory(sweets.id, vendor.categoryId)).status).toBe(200);
  await newItem();
  for (const item of await items()) {
    const answer = await updateItem(item.id, item);
    expect(answer.status, answer.text).toBe(200);
  }
});

test('returns a menu of more than a megabyte in full', { tags: 'long' }, async () => {
  const description = 'अ'.repeat(500);
  const image = `https://pictures.example/${'x'.repeat(2000)}`;
  const items = Array.from({ length: 330 }, () => ({ description, image }));
  const large = await makeKitchen({ items });
  const { menu_items, vendor } = await large.storefront();
  expect([menu_items.length, vendor.id]).toEqual([330, large.vendor.id]);
});

test('lists a dish even if the row of its category is missing', async () => {
  const { vendor, items } = await makeKitchen();
  await deleteRow(keys.menuCategory(vendor.id, vendor.categoryId));
  expect(await items()).toHaveLength(1);
  await changeRow(keys.vendorProfile(vendor.id), { status: 'suspended' });
  expect(await items()).toHaveLength(1);
});
