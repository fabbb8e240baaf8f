import { type MenuItemRow, toMenuItem } from '@thali/functions/menu/menu-rows';
import { type OptionGroupRow, toOptionGroup } from '@thali/functions/menu/option-group-rows';
import { checkAmounts, pricedLines } from '@thali/functions/orders/placing/check-order';
import { AppError } from '@thali/shared/http/app-error';
import { minimumProblem } from '@thali/shared/orders/minimum-order';
import type { Serving } from '@thali/shared/orders/parcel-charge';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderBody } from '../../../web/src/storefront/cart/place/order-body.ts';
import type { Cart } from '../../../web/src/storefront/cart/state/cart.ts';
import { cartTotals } from '../../../web/src/storefront/cart/state/cart-sums.ts';
import { addLine, lineOf } from '../../../web/src/storefront/cart/state/change-cart.ts';
import {
  itemOf,
  type Menu,
  matchMenu,
  missingLines,
  priceChanges,
} from '../../../web/src/storefront/cart/state/match-menu.ts';
import { unfitLines } from '../../../web/src/storefront/cart/state/unfit-lines.ts';

// The cart in the browser and the check of an order, on the same menu or on two of them. Rule: storefront-23

const now = new Date('2026-11-23T06:30:00Z');
const runs = { numRuns: 1000 };

interface Kitchen {
  items: MenuItemRow[];
  groups: OptionGroupRow[];
  settings: Pick<VendorSettings, 'parcel' | 'minimumOrder'>;
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

const rupees = (most: number) => fc.nat(most * 100).map((paise) => paise / 100);

const parcels = fc.option(
  fc.record({ per: fc.constantFrom('order' as const, 'portion' as const), charge: rupees(1000) }),
  { nil: undefined },
);

const kitchens: fc.Arbitrary<Kitchen> = fc.record({
  items: fc.tuple(...itemIds.map(item)),
  groups: fc.tuple(...groupIds.map(group)),
  settings: fc.record({
    parcel: parcels,
    minimumOrder: fc.option(rupees(2000), { nil: undefined }),
  }),
});

const modes = fc.constantFrom('dine_in' as const, 'takeaway' as const);

/** As the cart has it: where the mess does not ask, nothing is said. */
function servingOf(
  { settings: { parcel } }: Kitchen,
  serviceMode: Serving['serviceMode'],
): Serving {
  return parcel ? { serviceMode, parcel } : {};
}

/** What the server is to answer of a cart that is right in all else. */
function dueOf(cart: Cart, serving: Serving, { settings }: Kitchen): number | string {
  const { dishesPaise, finalPaise } = cartTotals(cart, serving);
  return minimumProblem(dishesPaise, settings.minimumOrder) ? 'BELOW_MINIMUM_ORDER' : finalPaise;
}

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

function menuOf({ items, groups }: Pick<Kitchen, 'items' | 'groups'>): Menu {
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
function serverSays(
  cart: Cart,
  serving: Serving,
  { items, groups, settings }: Kitchen,
): number | string {
  const body = orderBody({
    vendorId: 'V1',
    cart,
    serving,
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
    return checkAmounts(body, lines, settings).finalPaise;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

test('the cart comes to what the server computes', () => {
  fc.assert(
    fc.property(kitchens, wishes, modes, (kitchen, wanted, mode) => {
      const cart = fill(kitchen, wanted);
      const serving = servingOf(kitchen, mode);
      expect(serverSays(cart, serving, kitchen)).toBe(dueOf(cart, serving, kitchen));
      // A client of before says nothing of it, and pays nothing for it.
      expect(serverSays(cart, {}, kitchen)).toBe(dueOf(cart, {}, kitchen));
      const matched = matchMenu(cart, menuOf(kitchen));
      expect(priceChanges(cart, menuOf(kitchen))).toEqual([]);
      expect(matchMenu(matched, menuOf(kitchen))).toBe(matched);
    }),
    runs,
  );
});

const refusals = [
  'PRICE_CHANGED',
  'BELOW_MINIMUM_ORDER',
  'CHOICE_UNAVAILABLE',
  'INVALID_CHOICES',
  'MENU_ITEM_UNAVAILABLE',
];

test('a menu that changed in between is told, and never charged otherwise than shown', () => {
  const seen = new Set<number | string>();
  fc.assert(
    fc.property(kitchens, wishes, changes, modes, (kitchen, wanted, change, mode) => {
      const cart = fill(kitchen, wanted);
      const serving = servingOf(kitchen, mode);
      const after = changed(kitchen, change);
      const answer = serverSays(cart, serving, after);
      if (typeof answer === 'number') expect(answer).toBe(cartTotals(cart, serving).finalPaise);
      else expect(refusals).toContain(answer);
      seen.add(typeof answer === 'number' ? 'taken' : answer);
      // The cart knows what the server would refuse.
      const menu = menuOf(after);
      const isWhole = missingLines(cart, menu).length + unfitLines(cart, menu).length === 0;
      const matched = matchMenu(cart, menu);
      const servedNow = servingOf(after, mode);
      const again = serverSays(matched, servedNow, after);
      if (isWhole) expect(again).toBe(dueOf(matched, servedNow, after));
      else expect(refusals).toContain(again);
    }),
    runs,
  );
  expect([...seen].sort()).toEqual([...refusals, 'taken'].sort());
});

/** What happens to a kitchen meanwhile. */
const changes = fc.record({ kind: fc.nat(7), at: fc.nat(2), parcel: parcels });

/** The same kitchen a moment later. */
function changed(
  kitchen: Kitchen,
  { kind, at, parcel }: typeof changes extends fc.Arbitrary<infer C> ? C : never,
): Kitchen {
  const { items, groups, settings } = kitchen;
  const ofItem = (step: (row: MenuItemRow) => MenuItemRow): Kitchen => ({
    ...kitchen,
    items: items.map((row, index) => (index === at ? step(row) : row)),
  });
  const ofGroup = (step: (row: OptionGroupRow) => OptionGroupRow): Kitchen => ({
    ...kitchen,
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
    case 5:
      return { ...kitchen, settings: { ...settings, parcel } };
    case 6:
      return { ...kitchen, settings: { ...settings, minimumOrder: 5000 } };
    default:
      return ofGroup((row) => ({ ...row, stock: { AAAA: 0 } }));
  }
}
