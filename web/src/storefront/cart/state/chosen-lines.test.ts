import { sampleChoice, sampleGroup, sampleItem } from '@thali/shared/menu/sample-menu';
import { lineKey } from '@thali/shared/orders/line-key';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { orderAgain } from '../order-again.ts';
import { orderBody } from '../place/order-body.ts';
import { unsentOrderText } from '../place/unsent-order-text.ts';
import { type Cart, quantityOf } from './cart.ts';
import { cartTotals } from './cart-sums.ts';
import { addLine, addOne, lineOf, replaceLine, setQuantity } from './change-cart.ts';
import { linesWithInvalidChoices, type Menu, matchMenu, priceChanges } from './match-menu.ts';
import { shortageOf } from './shortage.ts';
import { maxQuantityOf } from './stocks.ts';

const portion = sampleGroup();
const gobi = sampleItem({ name: 'Aloo Gobi', price: 90, optionGroupIds: [portion.id] });
const menu: Menu = { menuItems: [gobi], optionGroups: [portion] };
const choiceOf = (choiceId: string, name: string, price = 0) => ({
  choices: [{ groupId: portion.id, choiceId, name, price }],
});
const full = choiceOf('FV11', 'Full');
const half = choiceOf('HA1F', 'Half', -20);
const cart: Cart = [lineOf(gobi, 2, half), lineOf(gobi, 1, full)];
const withHalf = (changes: Parameters<typeof sampleChoice>[0]): Menu => ({
  ...menu,
  optionGroups: [
    sampleGroup({
      choices: [sampleChoice(), sampleChoice({ id: 'HA1F', name: 'Half', price: -20, ...changes })],
    }),
  ],
});

describe('lines of a dish with choices', () => {
  it('merges equal lines, and keeps other lines apart', () => {
    const note = { ...half, specialInstructions: 'Less oil' };
    const grown = [half, full, note, half].reduce<Cart>(
      (lines, chosen) => addOne(lines, gobi, chosen),
      cart,
    );
    expect(grown.map(({ quantity }) => quantity)).toEqual([4, 2, 1]);
    expect(quantityOf(grown, gobi.id)).toBe(7);
    expect(addLine(grown, lineOf(gobi, 200, half))[0]?.quantity).toBe(100);
  });

  it('replaces a line in its place, merges it with an equal line, or removes it', () => {
    const key = lineKey(lineOf(gobi, 0, half));
    const jain = { ...full, specialInstructions: 'Jain' };
    const jainKey = lineKey(lineOf(gobi, 1, jain));
    expect(replaceLine(cart, key, lineOf(gobi, 2, jain)).map(lineKey)[0]).toBe(jainKey);
    expect(replaceLine(cart, key, lineOf(gobi, 2, full))).toEqual([lineOf(gobi, 3, full)]);
    expect(replaceLine(cart, key, lineOf(gobi, 0, half))).toEqual([lineOf(gobi, 1, full)]);
    expect(setQuantity(cart, gobi, 5, full)[1]?.quantity).toBe(5);
  });

  it('adds the prices of the choices, but a portion never costs less than zero', () => {
    expect(cartTotals(cart).totalPaise).toBe(2 * 7000 + 9000);
    expect(cartTotals([lineOf(gobi, 3, choiceOf('HA1F', 'Half', -500))]).totalPaise).toBe(0);
  });

  it('sends the ids of the choices and the price of one portion', () => {
    const person = { name: 'Asha', phone: '+919876543210' };
    const parts = { vendorId: 'V1', cart, person, isGuest: true, specialInstructions: '' };
    expect(orderBody(parts).items[0]).toEqual({
      menuItemId: gobi.id,
      quantity: 2,
      unitPrice: 70,
      totalPrice: 140,
      choices: [{ groupId: portion.id, choiceId: 'HA1F' }],
    });
    const body = orderBody(parts);
    const intent = { idempotencyKey: 'k', startedAt: 0, bodies: [body] };
    for (const known of [cart, []]) {
      const text = unsentOrderText(intent, { cart: known, menu }, new Date(0));
      expect(text).toContain('2\u00a0×\u00a0Aloo Gobi (Half), 1\u00a0×\u00a0Aloo Gobi (Full).');
    }
  });
});

describe('lines of a dish after a change of the menu', () => {
  it('reports the new price of a choice, takes it, and remembers the old price', () => {
    const dearer = withHalf({ price: -15 });
    expect(priceChanges(cart, dearer)).toEqual([{ name: 'Aloo Gobi (Half)', from: 70, to: 75 }]);
    const matched = matchMenu(cart, dearer);
    expect(matched[0]).toMatchObject({ oldPrice: 70, choices: [{ price: -15 }] });
    expect(matched[1]).toBe(cart[1]);
    expect(matchMenu(matched, menu)).toEqual(cart);
  });

  it.each([
    ['switched off', withHalf({ isAvailable: false }), 'Aloo Gobi: Half is not available.'],
    ['sold out', withHalf({ quantity: 0 }), 'Aloo Gobi: Half is not available.'],
    ['deleted', withHalf({ id: '0THR' }), 'Aloo Gobi: Half is not available.'],
    [
      'no longer offered',
      { menuItems: [sampleItem({ name: 'Aloo Gobi' })] },
      'Aloo Gobi: Half is not available.',
    ],
  ])('offers to choose again if a choice is %s', (_, changed, text) => {
    const [line] = cart;
    expect(linesWithInvalidChoices(cart, changed)[0]).toEqual({ line, text });
    const shortage = shortageOf(cart, changed, undefined);
    expect(shortage).toEqual({ text, fixLabel: 'Choose again', change: line });
  });

  it('asks for a missing required choice', () => {
    const old: Cart = [{ menuItemId: gobi.id, menuItem: gobi, quantity: 1 }];
    expect(linesWithInvalidChoices(old, menu)[0]?.text).toBe(
      'Aloo Gobi: please choose at least 1 of Portion.',
    );
  });

  it.each(['CHOICE_UNAVAILABLE', 'INVALID_CHOICES'])(
    'offers to change the line after the server refuses it with %s',
    (code) => {
      const message = 'Aloo Gobi: Full is not available.';
      const details = [{ path: 'items.1.choices.0', message }];
      const failure = new ApiError({ status: 409, code, message, details });
      const [, change] = cart;
      expect(shortageOf(cart, menu, failure)).toMatchObject({ text: message, change });
    },
  );

  it('lines with the same choice share its limited portions', () => {
    const few = withHalf({ quantity: 3 });
    const jain = lineOf(gobi, 2, { ...half, specialInstructions: 'Jain' });
    const lines = [...cart, jain];
    expect(maxQuantityOf(jain, lines, few)).toBe(1);
    const shortage = shortageOf(lines, few, undefined);
    expect(shortage).toMatchObject({ text: 'Only 3 of Half left.', fixLabel: 'Take 3' });
    const fixedCart = shortage && 'fix' in shortage ? shortage.fix(lines) : [];
    expect(fixedCart.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
  });
});

it('ordering again takes the same choices, and names unavailable dishes', () => {
  const { id, name, isVegetarian } = gobi;
  const ordered = cart.map((line) => ({
    id: lineKey(line),
    orderId: 'order',
    menuItemId: id,
    menuItem: { id, name, isVegetarian },
    choices: [...(line.choices ?? [])],
    quantity: line.quantity,
    unitPrice: 1,
    totalPrice: 1,
    specialInstructions: 'Jain',
  }));
  const result = orderAgain([], ordered, menu);
  expect(result.cart).toEqual([
    lineOf(gobi, 2, { ...half, specialInstructions: 'Jain' }),
    lineOf(gobi, 1, { ...full, specialInstructions: 'Jain' }),
  ]);
  const without = orderAgain([], ordered, withHalf({ isAvailable: false }));
  expect(without).toMatchObject({ addedCount: 1, missingNames: ['Aloo Gobi (Half)'] });
});
