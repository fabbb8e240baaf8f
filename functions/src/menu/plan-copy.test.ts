import { menuLimits } from '@thali/shared/menu/menu-limits';
import { expect, it } from 'vitest';
import type { MenuItemRow } from './menu-rows.ts';
import type { OptionGroupRow } from './option-group-rows.ts';
import { type CopyOptions, planCopy } from './plan-copy.ts';

const updatedAt = '2026-11-20';
const dish = (id: string, name: string, fields: Partial<MenuItemRow> = {}): MenuItemRow => ({
  ...{ id, name, categoryId: 'C1', pricePaise: 60_00, sortOrder: 0, updatedAt },
  ...{ isAvailable: true, isVegetarian: true, isSpicy: false, mealTimes: ['all'] },
  ...fields,
});
const group: OptionGroupRow = {
  ...{ id: 'G1', name: 'Portion', minChoices: 1, maxChoices: 1, updatedAt },
  choices: [{ id: 'FV11', name: 'Full', pricePaise: 20_00, isAvailable: true, isDefault: true }],
  ...{ stock: { FV11: 3 }, stockSetAt: { FV11: updatedAt }, soldOutOn: { FV11: updatedAt } },
};
const key = { PK: 'V#V1', SK: 'X' };
const source = {
  categories: [
    { ...key, id: 'C1', name: 'Thalis', image: '/pictures/V1/a', sortOrder: 0, updatedAt },
  ],
  items: [
    dish('I1', 'Veg Thali', {
      ...{ stock: 4, soldOutOn: updatedAt, image: '/pictures/V1/b', optionGroupIds: ['G1'] },
      sizes: [{ id: 'HA1F', name: 'Half', pricePaise: 40_00 }],
      evenDayMenu: { date: updatedAt, contents: 'Dal' },
    }),
    { ...key, ...dish('I2', 'Lassi', { sortOrder: 1 }) },
  ],
  optionGroups: [{ ...key, ...group }],
};
const empty = { categories: [], items: [], optionGroups: [] };
const options: CopyOptions = {
  ...{ itemIds: ['I1', 'I2'], withPrices: true, withExisting: false, now: '2026-11-27' },
  newId: (kind, id) => `${kind}-${id}`,
};

it('copies dishes with category and options, and leaves out what belongs to the first mess', () => {
  const copy = planCopy(source, empty, options);
  expect(copy).toMatchObject({ copied: 2, leftOut: [] });
  expect(copy.categories).toEqual([
    { id: 'category-C1', name: 'Thalis', sortOrder: 0, updatedAt: '2026-11-27' },
  ]);
  expect(copy.items[0]).toEqual(
    dish('item-I1', 'Veg Thali', {
      ...{ categoryId: 'category-C1', optionGroupIds: ['group-G1'], updatedAt: '2026-11-27' },
      sizes: [{ id: 'HA1F', name: 'Half', pricePaise: 40_00 }],
    }),
  );
  expect(copy.items[1]).toMatchObject({ id: 'item-I2', sortOrder: 1 });
  const [copied] = copy.optionGroups;
  expect(copied).toMatchObject({ id: 'group-G1', stock: {}, stockSetAt: {} });
  expect(copied).not.toHaveProperty('soldOutOn');
  // A key of the first mess would overwrite its rows.
  expect(JSON.stringify(copy)).not.toContain('V#V1');
});

it('switches copies without prices off', () => {
  const copy = planCopy(source, empty, { ...options, withPrices: false });
  expect(copy.items).toMatchObject([
    { pricePaise: 0, isAvailable: false, sizes: [{ pricePaise: 0 }] },
    { pricePaise: 0, isAvailable: false },
  ]);
  expect(copy.optionGroups[0]?.choices).toMatchObject([{ pricePaise: 0 }]);
});

it('leaves out names that exist, in any spelling, and uses their category and options again', () => {
  const target = {
    categories: [{ id: 'C9', name: 'thalis', sortOrder: 4, updatedAt }],
    items: [dish('I9', 'LASSI ', { categoryId: 'C9', sortOrder: 7 })],
    optionGroups: [{ ...group, id: 'G9', name: 'PORTION' }],
  };
  const copy = planCopy(source, target, options);
  expect(copy).toMatchObject({ copied: 1, leftOut: ['Lassi'], categories: [], optionGroups: [] });
  expect(copy.items).toMatchObject([{ categoryId: 'C9', optionGroupIds: ['G9'], sortOrder: 8 }]);
  const all = planCopy(source, target, { ...options, withExisting: true });
  expect(all).toMatchObject({ copied: 2, leftOut: [] });
});

it('plans nothing for a repeat, and the missing dishes after a crash', () => {
  const first = planCopy(source, empty, options);
  expect(planCopy(source, first, options)).toMatchObject({ copied: 2, leftOut: [], items: [] });
  const half = { ...first, items: first.items.slice(0, 1) };
  const rest = planCopy(source, half, options);
  expect(rest).toMatchObject({ copied: 2, categories: [], optionGroups: [] });
  expect(rest.items).toMatchObject([{ id: 'item-I2', sortOrder: 1 }]);
});

it('refuses more dishes than a menu holds', () => {
  const items = Array.from({ length: menuLimits.items - 1 }, (_, index) =>
    dish(`X${index}`, `Dish ${index}`),
  );
  const target = { ...empty, items };
  expect(() => planCopy(source, target, options)).toThrow('at most 500 dishes');
  expect(planCopy(source, target, { ...options, itemIds: ['I1'] }).items).toHaveLength(1);
});
