import { toMenuCategoryRow } from '@thali/functions/menu/menu-rows';
import { keys } from '@thali/functions/table/keys';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../support/expect-refusal.ts';
import { type Kitchen, makeKitchen } from '../support/kitchen.ts';
import { randomIds } from '../support/random-ids.ts';
import { putRows, readRow } from '../support/test-table.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await makeKitchen();
});

describe('adding and changing a category', () => {
  test('appends a category after the other categories', async () => {
    const { createCategory, categories } = await makeKitchen();
    const first = await createCategory({ name: '  Zunka  ', description: 'Dry', image: '' });
    expect(first.status, first.text).toBe(201);
    expect(first.json.menu_category).toEqual({
      id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
      name: 'Zunka',
      description: 'Dry',
      image: null,
      sort_order: 1,
    });
    await createCategory({ name: 'Amti', sortOrder: 0 });
    expect((await categories()).map(({ name }) => name)).toEqual(['Amti', 'Thalis', 'Zunka']);
  });

  test('changes only the given fields', async () => {
    const { newCategory, updateCategory } = await makeKitchen();
    const before = await newCategory('Sweets');
    const image = 'https://pictures.example/sweets.jpg';
    const picture = await updateCategory(before.id, { image });
    expect(picture.json.menu_category).toEqual({ ...before, image });
    const name = '<b>मिठाई</b>';
    const renamed = await updateCategory(before.id, { name, description: '' });
    expect(renamed.json.menu_category).toEqual({ ...before, image, name });
    const withoutImage = await updateCategory(before.id, { image: null, id: 'x', revision: 7 });
    expect(withoutImage.json.menu_category).toEqual({ ...before, name });
  });

  test.each(['', ' ', 'a', ' a '])('refuses the too short name %j', async (name) => {
    for (const answer of [
      await kitchen.createCategory({ name }),
      await kitchen.updateCategory(kitchen.vendor.categoryId, { name }),
    ]) {
      expectRefusal(answer, 'VALIDATION_ERROR');
      expect(answer.json.details).toEqual([
        { path: 'name', message: 'Category name must be at least 2 characters long.' },
      ]);
    }
  });

  test.each([
    {},
    { name: 'x'.repeat(61) },
    { name: 7 },
    { name: 'Sweets', image: 'javascript:alert(1)' },
    { name: 'Sweets', image: 'sweets.jpg' },
    { name: 'Sweets', description: 'x'.repeat(301) },
    { name: 'Sweets', sort_order: -1 },
    { name: 'Sweets', sort_order: 'first' },
  ])('refuses an invalid category (case %#)', async (body) => {
    expectRefusal(await kitchen.createCategory(body), 'VALIDATION_ERROR');
  });

  test('refuses more than sixty categories', async () => {
    const { createCategory, vendor } = await makeKitchen();
    const updatedAt = new Date().toISOString();
    const category = () => ({ id: randomIds.menu(), name: 'Cat', sortOrder: 0, updatedAt });
    await putRows(Array.from({ length: 58 }, () => toMenuCategoryRow(vendor.id, category())));
    expect((await createCategory({ name: 'Cat' })).status).toBe(201);
    expectRefusal(await createCategory({ name: 'Cat' }), 'MENU_FULL');
  });

  test('neither finds nor creates an unknown category, or a category of another vendor', async () => {
    const otherMess = await makeKitchen();
    for (const id of [randomIds.menu(), otherMess.vendor.categoryId]) {
      expectRefusal(await kitchen.updateCategory(id, { name: 'Mine' }), 'MENU_CATEGORY_NOT_FOUND');
      expectRefusal(await kitchen.deleteCategory(id), 'MENU_CATEGORY_NOT_FOUND');
      expect(await readRow(keys.menuCategory(kitchen.vendor.id, id))).toBeUndefined();
    }
    expect(await otherMess.categories()).toHaveLength(1);
  });
});

describe('deleting a category', () => {
  test('deletes an empty category, and the menu’s version never decreases', async () => {
    const { newCategory, deleteCategory, categories, storefront } = await makeKitchen();
    const { id } = await newCategory('Sweets');
    const before = Number((await storefront()).menu_version);
    expect((await deleteCategory(id)).json).toEqual({ success: true });
    expect(await categories()).toHaveLength(1);
    expect(Number((await storefront()).menu_version)).toBeGreaterThanOrEqual(before);
    expectRefusal(await deleteCategory(id), 'MENU_CATEGORY_NOT_FOUND');
  });

  test('refuses a category with dishes, and says how many it has', async () => {
    const { vendor, newItem, deleteCategory, items } = await makeKitchen();
    const answer = await deleteCategory(vendor.categoryId);
    expectRefusal(answer, 'MENU_CATEGORY_NOT_EMPTY');
    expect(answer.json.error).toBe('This category still has 1 dish. Move or delete it first.');
    await Promise.all([newItem(), newItem()]);
    const three = await deleteCategory(vendor.categoryId);
    expectRefusal(three, 'MENU_CATEGORY_NOT_EMPTY');
    expect(three.json.error).toBe('This category still has 3 dishes. Move or delete them first.');
    expect(await items()).toHaveLength(3);
  });

  test.each([3, 130])('moves %i dishes behind the dishes of another category', async (count) => {
    const { vendor, newCategory, newItem, deleteCategory, items, categories } = await makeKitchen({
      items: Array.from({ length: count }, (_, index) => ({ name: `Dish ${1000 + index}` })),
    });
    const target = await newCategory('Sweets');
    await newItem({ name: 'There before', category_id: target.id });
    const answer = await deleteCategory(vendor.categoryId, target.id);
    expect(answer.status, answer.text).toBe(200);
    expect((await categories()).map(({ id }) => id)).toEqual([target.id]);
    const after = await items();
    expect(new Set(after.map(({ category_id }) => category_id))).toEqual(new Set([target.id]));
    expect(after.map(({ name }) => name)).toEqual([
      'There before',
      ...Array.from({ length: count }, (_, index) => `Dish ${1000 + index}`),
    ]);
  });

  test('refuses to move dishes into the same, an unknown or another vendor’s category', async () => {
    const otherMess = await makeKitchen();
    const { categoryId } = kitchen.vendor;
    for (const target of [categoryId, randomIds.menu(), otherMess.vendor.categoryId]) {
      const answer = await kitchen.deleteCategory(categoryId, target);
      expectRefusal(answer, 'MENU_CATEGORY_NOT_FOUND');
      expect(answer.json.details[0]?.path).toBe('move_to');
    }
    expectRefusal(await kitchen.deleteCategory(categoryId, 'x'), 'VALIDATION_ERROR');
    expect(await kitchen.items()).toHaveLength(1);
  });
});
