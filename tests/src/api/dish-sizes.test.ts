import type { ErrorCode } from '@thali/shared/http/error-codes';
import { beforeEach, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { type Kitchen, makeKitchen } from '../support/kitchen.ts';
import { orderBody, placeOrder, postOrder } from '../support/place-test-order.ts';
import type { WireMenuItem } from '../support/wire-answer.ts';

// A dish with sizes, such as half and full. Rule: menu-32

const halfAndFull = [
  { name: 'Half', price: 60 },
  { name: 'Full', price: 110.5 },
];

let kitchen: Kitchen;
let dish: WireMenuItem;
beforeEach(async () => {
  kitchen = await makeKitchen();
  dish = await kitchen.newItem({ name: 'Paneer', price: 999, sizes: halfAndFull });
});

const sizeOf = (name: string, { sizes = [] } = dish) => {
  const size = sizes.find((candidate) => candidate.name === name);
  if (!size) throw new Error(`No size ${name}`);
  return size;
};

/** An order of two dishes in one size, at the given price each. */
function orderOf(choiceId: string | undefined, unitPrice: number) {
  const item = { ...kitchen.vendor.item, id: dish.id, price: unitPrice };
  const choices = choiceId ? [{ group_id: dish.id, choice_id: choiceId }] : [];
  return orderBody(kitchen.vendor, [{ item, quantity: 2, choices }]);
}

const changeMany = (change: object) =>
  call('PATCH', `/vendors/${kitchen.vendor.id}/menu-items`, {
    token: kitchen.token,
    body: { changes: [change] },
  });

describe('a dish with sizes', () => {
  test('shows guests each price, and its own price is the lowest', async () => {
    const { menu_items } = await kitchen.storefront();
    expect(menu_items.find(({ id }) => id === dish.id)).toMatchObject({
      price: 60,
      sizes: [
        { id: sizeOf('Half').id, name: 'Half', price: 60 },
        { id: sizeOf('Full').id, name: 'Full', price: 110.5 },
      ],
    });
  });

  test('is ordered at the price of the size, which the order keeps', async () => {
    const order = await placeOrder(orderOf(sizeOf('Full').id, 110.5));
    const dearer = [{ name: 'Full', price: 130 }, halfAndFull[0]];
    const changed = await kitchen.updateItem(dish.id, { sizes: dearer });
    expect(changed.json.menu_item).toMatchObject({
      price: 60,
      sizes: [{ ...sizeOf('Full'), price: 130 }, sizeOf('Half')],
    });
    const { json } = await call('GET', `/orders/${order.id}`, { token: kitchen.token });
    expect(json.order).toMatchObject({
      total_amount: 221,
      items: [{ unit_price: 110.5, choices: [{ group_id: dish.id, name: 'Full' }] }],
    });
  });

  test.each<[string, () => string | undefined, number, ErrorCode]>([
    ['no size', () => undefined, 60, 'INVALID_CHOICES'],
    ['an unknown size', () => '0000', 60, 'CHOICE_UNAVAILABLE'],
    ['the price of another size', () => sizeOf('Full').id, 60, 'PRICE_CHANGED'],
  ])('is refused with %s', async (_, choiceId, price, code) => {
    expectRefusal(await postOrder(orderOf(choiceId(), price)), code);
  });

  test('is refused with a size of another dish', async () => {
    const otherDish = await kitchen.newItem({
      sizes: [{ name: 'Small', price: 1 }, halfAndFull[1]],
    });
    const body = orderOf(sizeOf('Small', otherDish).id, 1);
    for (const { choices } of body.items) if (choices?.[0]) choices[0].group_id = otherDish.id;
    expectRefusal(await postOrder(body), 'CHOICE_UNAVAILABLE');
    expectRefusal(await postOrder(orderOf(sizeOf('Small', otherDish).id, 1)), 'CHOICE_UNAVAILABLE');
  });

  test.each([
    ['one size', [halfAndFull[0]]],
    ['two equal names', [halfAndFull[0], { name: 'half', price: 70 }]],
    ['a price below 0', [halfAndFull[0], { name: 'Full', price: -1 }]],
    ['an empty name', [halfAndFull[0], { name: ' ', price: 5 }]],
  ])('cannot have %s', async (_, sizes) => {
    expectRefusal(await kitchen.updateItem(dish.id, { sizes }), 'VALIDATION_ERROR');
  });

  test('refuses a separate price, and accepts a price that replaces its sizes', async () => {
    expectRefusal(await kitchen.updateItem(dish.id, { price: 80 }), 'MENU_CHANGED');
    const refused = await changeMany({ item_id: dish.id, price: 80, known_price: 60 });
    expect(refused.json.refused_ids).toEqual([dish.id]);
    const { json } = await kitchen.updateItem(dish.id, { price: 80, sizes: null });
    expect(json.menu_item.price).toBe(80);
    expect(json.menu_item).not.toHaveProperty('sizes');
  });
});

test('sizes change only if the screen showed the current sizes, and accept a repeat', async () => {
  const half = { name: 'Half', price: 65 };
  const known_sizes = halfAndFull;
  for (const _ of ['first', 'repeat']) {
    const { status } = await kitchen.updateItem(dish.id, {
      sizes: [half, halfAndFull[1]],
      known_sizes,
    });
    expect(status).toBe(200);
  }
  const stale = { sizes: halfAndFull.toReversed(), known_sizes };
  expectRefusal(await kitchen.updateItem(dish.id, stale), 'MENU_CHANGED');
  expect((await changeMany({ item_id: dish.id, ...stale })).json.refused_ids).toEqual([dish.id]);
  const plain = await kitchen.newItem();
  const added = await changeMany({ item_id: plain.id, sizes: halfAndFull, known_sizes: null });
  expect(added.json.menu_items).toMatchObject([{ price: 60, sizes: dish.sizes }]);
});

test('one size can be sold out: guests do not see it, orders with it are refused, and one tap restores it', async () => {
  const [half, full] = [sizeOf('Half'), sizeOf('Full')];
  const markSoldOut = (soldOut: boolean, sizeId = half.id) =>
    call('PUT', `/vendors/${kitchen.vendor.id}/option-groups/${dish.id}/choices/${sizeId}/today`, {
      token: kitchen.token,
      body: { sold_out_today: soldOut },
    });
  const read = async () => {
    const { menu_items, menu_version } = await kitchen.storefront();
    return { item: menu_items.find(({ id }) => id === dish.id), menu_version };
  };
  const before = await read();
  for (const _ of ['first', 'repeat']) {
    const { status, json, text } = await markSoldOut(true);
    expect(status, text).toBe(200);
    expect(json.option_group.choices).toMatchObject([
      { id: half.id, is_available: true, sold_out_today: true },
      { id: full.id, is_available: true, sold_out_today: false },
    ]);
  }
  const after = await read();
  expect(after.item).toMatchObject({
    is_available: true,
    sizes: [{ ...half, is_available: false }, full],
  });
  expect(after.menu_version).not.toBe(before.menu_version);
  expectRefusal(await postOrder(orderOf(half.id, 60)), 'CHOICE_UNAVAILABLE');
  await placeOrder(orderOf(full.id, 110.5));
  const { json } = await call('GET', '/kitchen', { token: kitchen.token });
  expect(json.option_groups).toContainEqual({
    id: dish.id,
    name: 'Paneer',
    choices: [
      { id: half.id, name: 'Half', is_available: true, sold_out_today: true },
      { id: full.id, name: 'Full', is_available: true, sold_out_today: false },
    ],
  });

  await markSoldOut(true, full.id);
  expect((await read()).item).toMatchObject({ is_available: false });
  await markSoldOut(false);
  await placeOrder(orderOf(half.id, 60));
  expectRefusal(await markSoldOut(true, 'ZZZZ'), 'OPTION_GROUP_NOT_FOUND');
});

test('keeps a price changed in one tab and the sold-out marks of two others', async () => {
  const half = sizeOf('Half');
  const item = `/vendors/${kitchen.vendor.id}/menu-items/${dish.id}`;
  const choice = `/vendors/${kitchen.vendor.id}/option-groups/${dish.id}/choices/${half.id}`;
  const mark = { token: kitchen.token, body: { sold_out_today: true } };
  const dearer = [{ name: 'Half', price: 65 }, halfAndFull[1]];
  const change = { item_id: dish.id, sizes: dearer, known_sizes: halfAndFull };
  const [priced, ...marked] = await Promise.all([
    changeMany(change),
    call('PUT', `${item}/today`, mark),
    call('PUT', `${choice}/today`, mark),
  ]);
  expect(priced.json.refused_ids).toEqual([]);
  expect(marked.map(({ status }) => status)).toEqual([200, 200]);
  const listed = await call('GET', `/vendors/${kitchen.vendor.id}/menu-items`, {
    token: kitchen.token,
  });
  expect(listed.json.menu_items.find(({ id }) => id === dish.id)).toMatchObject({
    price: 65,
    sold_out_today: true,
    sizes: [{ ...half, price: 65, is_available: false }, sizeOf('Full')],
  });
});
