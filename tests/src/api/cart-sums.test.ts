import { type MenuItemRow, toMenuItem } from '@thali/functions/menu/menu-rows';
import { type OptionGroupRow, toOptionGroup } from '@thali/functions/menu/option-group-rows';
import { lowestPaise, toSizeRows } from '@thali/functions/menu/size-rows';
import { checkAmounts, priceLines } from '@thali/functions/orders/placing/check-order';
import { AppError } from '@thali/shared/http/app-error';
import { allGroupsOf } from '@thali/shared/menu/choices';
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
  linesWithInvalidChoices,
  type Menu,
  matchMenu,
  missingLines,
  priceChanges,
} from '../../../web/src/storefront/cart/state/match-menu.ts';

// Compares the cart in the browser with the server's check, on the same or a changed menu. Rule: storefront-23

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
      extraChoices: fc.nat(3),
    })
    .map(({ prices, min, extraChoices }): OptionGroupRow => {
      const minChoices = Math.min(min, prices.length);
      return {
        id,
        name: id,
        minChoices,
        maxChoices: Math.max(1, minChoices + extraChoices),
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

const sizeRows = fc
  .array(fc.nat(50_000), { minLength: 2, maxLength: 3 })
  .map((prices) =>
    toSizeRows(prices.map((paise, index) => ({ name: `Size ${index}`, price: paise / 100 }))),
  );

const item = (id: string) =>
  fc
    .record({
      pricePaise: fc.nat(50_000),
      sizes: fc.option(sizeRows, { nil: undefined }),
      optionGroupIds: fc.subarray(groupIds),
    })
    .map(
      ({ sizes, ...facts }): MenuItemRow => ({
        ...facts,
        ...(sizes && { sizes, pricePaise: lowestPaise(sizes) }),
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

const rupees = (max: number) => fc.nat(max * 100).map((paise) => paise / 100);

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

/** The cart sends no service mode if the mess has no parcel charge. */
function servingOf(
  { settings: { parcel } }: Kitchen,
  serviceMode: Serving['serviceMode'],
): Serving {
  return parcel ? { serviceMode, parcel } : {};
}

/** The server's expected answer for an otherwise valid cart. */
function expectedAnswer(cart: Cart, serving: Serving, { settings }: Kitchen): number | string {
  const { dishesPaise, finalPaise } = cartTotals(cart, serving);
  return minimumProblem(dishesPaise, settings.minimumOrder) ? 'BELOW_MINIMUM_ORDER' : finalPaise;
}

/** A guest's selections: `start` is the first choice in each group, `more` the optional choices above the minimum. */
const selections = fc.array(
  fc.record({
    dish: fc.nat(2),
    start: fc.nat(3),
    extraChoices: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 100 }),
    wish: fc.constantFrom('', 'Less oil'),
  }),
  { minLength: 1, maxLength: 8 },
);

type Selection = (typeof selections extends fc.Arbitrary<infer W> ? W : never)[number];

function menuOf({ items, groups }: Pick<Kitchen, 'items' | 'groups'>): Menu {
  return {
    menuItems: items.map((row) => toMenuItem(row)),
    optionGroups: groups.map((group) => toOptionGroup(group, new Date())),
  };
}

function fillCart(kitchen: Kitchen, selected: readonly Selection[]): Cart {
  const menu = menuOf(kitchen);
  return selected.reduce<Cart>((cart, { dish, start, extraChoices, quantity, wish }) => {
    const found = itemOf({ menuItemId: itemIds[dish] ?? '' }, menu);
    if (!found) return cart;
    const choices = allGroupsOf(found, menu.optionGroups ?? []).flatMap(
      ({ id: groupId, choices: all, minChoices, maxChoices }) =>
        [...all.slice(start % all.length), ...all.slice(0, start % all.length)]
          .slice(0, Math.min(maxChoices, minChoices + extraChoices))
          .map(({ id: choiceId, name, price }) => ({ groupId, choiceId, name, price })),
    );
    return addLine(cart, lineOf(found, quantity, { choices, specialInstructions: wish }));
  }, []);
}

/** The server's answer to the cart: the sum in paise, or an error code. */
function checkOnServer(
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
    const lines = priceLines(body, rows, {}, now);
    return checkAmounts(body, lines, settings).finalPaise;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

test('computes the same sum in the cart and on the server', () => {
  fc.assert(
    fc.property(kitchens, selections, modes, (kitchen, selected, mode) => {
      const cart = fillCart(kitchen, selected);
      const serving = servingOf(kitchen, mode);
      expect(checkOnServer(cart, serving, kitchen)).toBe(expectedAnswer(cart, serving, kitchen));
      // An old client sends no service mode and pays no parcel charge.
      expect(checkOnServer(cart, {}, kitchen)).toBe(expectedAnswer(cart, {}, kitchen));
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

test('refuses a cart after a menu change, or charges the sum shown', () => {
  const outcomes = new Set<number | string>();
  fc.assert(
    fc.property(kitchens, selections, changes, modes, (kitchen, selected, change, mode) => {
      const cart = fillCart(kitchen, selected);
      const serving = servingOf(kitchen, mode);
      const after = applyChange(kitchen, change);
      const answer = checkOnServer(cart, serving, after);
      if (typeof answer === 'number') expect(answer).toBe(cartTotals(cart, serving).finalPaise);
      else expect(refusals).toContain(answer);
      outcomes.add(typeof answer === 'number' ? 'accepted' : answer);
      // The cart finds the same problems as the server.
      const menu = menuOf(after);
      const isWhole =
        missingLines(cart, menu).length + linesWithInvalidChoices(cart, menu).length === 0;
      const matched = matchMenu(cart, menu);
      const servedNow = servingOf(after, mode);
      const afterMatching = checkOnServer(matched, servedNow, after);
      if (isWhole) expect(afterMatching).toBe(expectedAnswer(matched, servedNow, after));
      else expect(refusals).toContain(afterMatching);
    }),
    runs,
  );
  expect([...outcomes].sort()).toEqual([...refusals, 'accepted'].sort());
});

/** Changes that a kitchen makes between cart and order. */
const changes = fc.record({ kind: fc.nat(7), at: fc.nat(2), parcel: parcels });

/** The kitchen after the change. */
function applyChange(
  kitchen: Kitchen,
  { kind, at, parcel }: typeof changes extends fc.Arbitrary<infer C> ? C : never,
): Kitchen {
  const { items, groups, settings } = kitchen;
  const changeItem = (step: (row: MenuItemRow) => MenuItemRow): Kitchen => ({
    ...kitchen,
    items: items.map((row, index) => (index === at ? step(row) : row)),
  });
  const changeGroup = (step: (row: OptionGroupRow) => OptionGroupRow): Kitchen => ({
    ...kitchen,
    groups: groups.map((row, index) => (index === at ? step(row) : row)),
  });
  const changeFirst = ([first, ...otherChoices]: OptionGroupRow['choices'], changes: object) =>
    first ? [{ ...first, ...changes }, ...otherChoices] : [];
  switch (kind) {
    case 0:
      return changeItem(({ sizes, ...row }) => ({
        ...row,
        pricePaise: row.pricePaise + 500,
        ...(sizes && {
          sizes: sizes.map((size) => ({ ...size, pricePaise: size.pricePaise + 500 })),
        }),
      }));
    case 1:
      return changeItem((row) => ({ ...row, isAvailable: false }));
    case 2:
      return changeGroup((row) => ({
        ...row,
        choices: changeFirst(row.choices, { pricePaise: 700 }),
      }));
    case 3:
      return changeGroup((row) => ({ ...row, choices: changeFirst(row.choices, { id: 'EEEE' }) }));
    case 4:
      return changeGroup((row) => ({ ...row, minChoices: row.minChoices + 1 }));
    case 5:
      return { ...kitchen, settings: { ...settings, parcel } };
    case 6:
      return { ...kitchen, settings: { ...settings, minimumOrder: 5000 } };
    default:
      return changeGroup((row) => ({ ...row, stock: { AAAA: 0 } }));
  }
}
