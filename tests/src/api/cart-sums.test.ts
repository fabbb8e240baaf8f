import { type MenuItemRow, toMenuItem } from '@thali/functions/menu/menu-rows';
import { type OptionGroupRow, toOptionGroup } from '@thali/functions/menu/option-group-rows';
import { checkAmounts, pricedLines } from '@thali/functions/orders/check-order';
import { AppError } from '@thali/shared/http/app-error';
import { orderTotals } from '@thali/shared/orders/order-totals';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart } from '../../../web/src/storefront/cart/cart.ts';
import { cartTotals } from '../../../web/src/storefront/cart/cart-sums.ts';
import { addLine, lineOf } from '../../../web/src/storefront/cart/change-cart.ts';
import {
  itemOf,
  type Menu,
  matchMenu,
  missingLines,
  priceChanges,
} from '../../../web/src/storefront/cart/match-menu.ts';
import { orderBody } from '../../../web/src/storefront/cart/order-body.ts';
import { unfitLines } from '../../../web/src/storefront/cart/unfit-lines.ts';

// The cart in the browser and the check of an order, on the same menu or on two of them. Rule: storefront-23

const now = new Date('2026-11-23T06:30:00Z');
const runs = { numRuns: 1000 };

interface Kitchen {
  items: MenuItemRow[];
  groups: OptionGroupRow[];
}

const choiceIds = ['AAAA', 'BBBB', 'CCCC', 'DDDD'];

const group = (id: string) =>
  fc
    .record({
      prices: fc.array(fc.integer({ min: -9000, max: 9000 }), { minLength: 1, maxLength: 4 }),
      min: fc.nat(4),
      more: fc.nat(3),
    })
    .map(({ prices, min, more }): OptionGroupRow => {
      const minChoices = Math.min(min, prices.length);
      return {
        id,
        name: id,
        minChoices,
        maxChoices: Math.max(1, minChoices + more),
        choices: prices.map((pricePaise, index) => ({
          id: choiceIds[index] ?? '',
          name: `Choice ${index}`,
          pricePaise,
          isAvailable: true,
          isDefault: false,
        })),
        stock: {},
        stockSetAt: {},
        updatedAt: now.toISOString(),
      };
    });

const groupIds = ['G1', 'G2', 'G3'];
const itemIds = ['I1', 'I2', 'I3'];

const item = (id: string) =>
  fc.record({ pricePaise: fc.nat(50_000), optionGroupIds: fc.subarray(groupIds) }).map(
    (facts): MenuItemRow => ({
      ...facts,
      id,
      categoryId: 'C1',
      name: id,
      isAvailable: true,
      isVegetarian: true,
      isSpicy: false,
      mealTimes: ['all'],
      sortOrder: 0,
      updatedAt: now.toISOString(),
    }),
  );

const kitchens: fc.Arbitrary<Kitchen> = fc.record({
  items: fc.tuple(...itemIds.map(item)),
  groups: fc.tuple(...groupIds.map(group)),
});

/** What a guest takes: which dish, where in each group the choices begin and how many more than must be, how many. */
const wishes = fc.array(
  fc.record({
    dish: fc.nat(2),
    start: fc.nat(3),
    more: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 100 }),
    wish: fc.constantFrom('', 'Less oil'),
  }),
  { minLength: 1, maxLength: 8 },
);

type Wish = (typeof wishes extends fc.Arbitrary<infer W> ? W : never)[number];

function menuOf({ items, groups }: Kitchen): Menu {
  return {
    menuItems: items.map(toMenuItem),
    optionGroups: groups.map((group) => toOptionGroup(group, new Date())),
  };
}

function fill(kitchen: Kitchen, wanted: readonly Wish[]): Cart {
  const menu = menuOf(kitchen);
  return wanted.reduce<Cart>((cart, { dish, start, more, quantity, wish }) => {
    const found = itemOf({ menuItemId: itemIds[dish] ?? '' }, menu);
    if (!found) return cart;
    const choices = (menu.optionGroups ?? [])
      .filter(({ id }) => found.optionGroupIds?.includes(id))
      .flatMap(({ id: groupId, choices: all, minChoices, maxChoices }) =>
        [...all.slice(start % all.length), ...all.slice(0, start % all.length)]
          .slice(0, Math.min(maxChoices, minChoices + more))
          .map(({ id: choiceId, name, price }) => ({ groupId, choiceId, name, price })),
      );
    return addLine(cart, lineOf(found, quantity, { choices, specialInstructions: wish }));
  }, []);
}

/** What the server says to the cart: the sum in paise, or its refusal. */
function serverSays(cart: Cart, { items, groups }: Kitchen): number | string {
  const body = orderBody({
    vendorId: 'V1',
    cart,
    person: { name: 'Asha', phone: '+919876543210' },
    isGuest: true,
    specialInstructions: '',
  });
  const rows = {
    items: new Map(items.map((row) => [row.id, row])),
    optionGroups: new Map(groups.map((row) => [row.id, row])),
  };
  try {
    const lines = pricedLines(body, rows, now);
    checkAmounts(body, lines);
    return orderTotals(lines).finalPaise;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

test('the cart comes to what the server computes', () => {
  fc.assert(
    fc.property(kitchens, wishes, (kitchen, wanted) => {
      const cart = fill(kitchen, wanted);
      expect(serverSays(cart, kitchen)).toBe(cartTotals(cart).finalPaise);
      const matched = matchMenu(cart, menuOf(kitchen));
      expect(priceChanges(cart, menuOf(kitchen))).toEqual([]);
      expect(matchMenu(matched, menuOf(kitchen))).toBe(matched);
    }),
    runs,
  );
});

const refusals = [
  'PRICE_CHANGED',
  'CHOICE_UNAVAILABLE',
  'INVALID_CHOICES',
  'MENU_ITEM_UNAVAILABLE',
];

test('a menu that changed in between is told, and never charged otherwise than shown', () => {
  const seen = new Set<number | string>();
  fc.assert(
    fc.property(kitchens, wishes, fc.nat(5), fc.nat(2), (kitchen, wanted, kind, at) => {
      const cart = fill(kitchen, wanted);
      const after = changed(kitchen, kind, at);
      const answer = serverSays(cart, after);
      if (typeof answer === 'number') expect(answer).toBe(cartTotals(cart).finalPaise);
      else expect(refusals).toContain(answer);
      seen.add(typeof answer === 'number' ? 'taken' : answer);
      // The cart knows what the server would refuse.
      const menu = menuOf(after);
      const isWhole = missingLines(cart, menu).length + unfitLines(cart, menu).length === 0;
      const matched = matchMenu(cart, menu);
      const again = serverSays(matched, after);
      if (isWhole) expect(again).toBe(cartTotals(matched).finalPaise);
      else expect(refusals).toContain(again);
    }),
    runs,
  );
  expect([...seen].sort()).toEqual([...refusals, 'taken'].sort());
});

/** The same kitchen a moment later. */
function changed({ items, groups }: Kitchen, kind: number, at: number): Kitchen {
  const ofItem = (step: (row: MenuItemRow) => MenuItemRow): Kitchen => ({
    items: items.map((row, index) => (index === at ? step(row) : row)),
    groups,
  });
  const ofGroup = (step: (row: OptionGroupRow) => OptionGroupRow): Kitchen => ({
    items,
    groups: groups.map((row, index) => (index === at ? step(row) : row)),
  });
  const first = ([one, ...others]: OptionGroupRow['choices'], changes: object) =>
    one ? [{ ...one, ...changes }, ...others] : [];
  switch (kind) {
    case 0:
      return ofItem((row) => ({ ...row, pricePaise: row.pricePaise + 500 }));
    case 1:
      return ofItem((row) => ({ ...row, isAvailable: false }));
    case 2:
      return ofGroup((row) => ({ ...row, choices: first(row.choices, { pricePaise: 700 }) }));
    case 3:
      return ofGroup((row) => ({ ...row, choices: first(row.choices, { id: 'EEEE' }) }));
    case 4:
      return ofGroup((row) => ({ ...row, minChoices: row.minChoices + 1 }));
    default:
      return ofGroup((row) => ({ ...row, stock: { AAAA: 0 } }));
  }
}
