import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { beforeEach, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { type Kitchen, makeKitchen } from '../support/kitchen.ts';
import { itemBody } from '../support/menu-bodies.ts';
import { readRow } from '../support/test-table.ts';

const unknownId = '000000000000';
let kitchen: Kitchen;
beforeEach(async () => {
  kitchen = await makeKitchen();
});

function change(changes: object[]) {
  const { vendor, token } = kitchen;
  return call('PATCH', `/vendors/${vendor.id}/menu-items`, { token, body: { changes } });
}

async function itemNow(id: string) {
  return (await kitchen.items()).find((item) => item.id === id);
}

describe('many dishes at once', () => {
  test('change from the known price to the new price, and ignore a repeat', async () => {
    const [idli, vada] = [
      await kitchen.newItem({ name: 'Idli', price: 40, quantity: 9 }),
      await kitchen.newItem({ name: 'Vada', price: 50.5 }),
    ];
    const changes = [
      { item_id: idli.id, price: 45, known_price: 40 },
      { item_id: vada.id, price: 55, known_price: 50.5 },
    ];
    for (const answer of [await change(changes), await change(changes)]) {
      expect(answer.status, answer.text).toBe(200);
      expect(answer.json.refused_ids).toEqual([]);
      expect(answer.json.menu_items).toEqual([
        { ...idli, price: 45 },
        { ...vada, price: 55 },
      ]);
    }
    expect(await readRow(keys.menuItem(kitchen.vendor.id, vada.id))).toMatchObject({
      pricePaise: 55_00,
    });
  });

  test('keep a price that a colleague changed meanwhile, and change the others', async () => {
    const [idli, vada] = [await kitchen.newItem(), await kitchen.newItem({ price: 50 })];
    await kitchen.updateItem(idli.id, { price: 70 });
    const { json } = await change([
      { item_id: idli.id, price: 90, known_price: idli.price },
      { item_id: vada.id, price: 55, known_price: 50 },
      { item_id: unknownId, price: 5, known_price: 4 },
    ]);
    expect([...json.refused_ids].sort()).toEqual([idli.id, unknownId].sort());
    expect(json.menu_items).toEqual([
      { ...idli, price: 70 },
      { ...vada, price: 55 },
    ]);
    expect((await itemNow(idli.id))?.price).toBe(70);
  });

  test('can be switched off and on, and are then no longer sold out today', async () => {
    const { vendor, token, items } = kitchen;
    const all = await items();
    const id = all[0]?.id ?? unknownId;
    const today = `/vendors/${vendor.id}/menu-items/${id}/today`;
    await call('PUT', today, { token, body: { sold_out_today: true } });
    for (const is_available of [false, true]) {
      const { json } = await change(all.map((item) => ({ item_id: item.id, is_available })));
      expect(json.refused_ids).toEqual([]);
      expect((await items()).every((item) => item.is_available === is_available)).toBe(true);
    }
    expect((await itemNow(id))?.sold_out_today).toBe(false);
  });

  test.each([
    ['no dish', () => []],
    ['one dish twice', (id: string) => [{ item_id: id }, { item_id: id }]],
    ['a price without the known price', (id: string) => [{ item_id: id, price: 5 }]],
    ['a price below 0', (id: string) => [{ item_id: id, price: -1, known_price: 5 }]],
    ['a text for an id', () => [{ item_id: 'x', is_available: true }]],
  ])('are refused: %s', async (_, changes) => {
    expectRefusal(await change(changes(kitchen.vendor.item.id)), 'VALIDATION_ERROR');
  });

  test('are refused if none of them exists', async () => {
    expectRefusal(
      await change([{ item_id: unknownId, is_available: false }]),
      'MENU_ITEM_NOT_FOUND',
    );
  });
});

describe('an Idempotency-Key prevents a duplicate', () => {
  const create = (path: string, body: object, key = randomUUID()) => {
    const { vendor, token } = kitchen;
    const headers = { 'idempotency-key': key };
    return call('POST', `/vendors/${vendor.id}/${path}`, { token, body, headers });
  };

  test('of a dish, even if the calls arrive at the same time', async () => {
    const key = randomUUID();
    const body = itemBody(kitchen.vendor.categoryId, { name: 'Poha' });
    const answers = await Promise.all([1, 2, 3].map(() => create('menu-items', body, key)));
    answers.push(await create('menu-items', body, key), await create('menu-items', body));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const ids = answers.map(({ json }) => json.menu_item.id);
    expect(new Set(ids.slice(0, 4)).size).toBe(1);
    const createdItems = (await kitchen.items()).filter(({ name }) => name === 'Poha');
    expect(createdItems.map(({ id }) => id).sort()).toEqual([...new Set(ids)].sort());
    const otherMess = await makeKitchen();
    const headers = { 'idempotency-key': key };
    const otherAnswer = await call('POST', `/vendors/${otherMess.vendor.id}/menu-items`, {
      token: otherMess.token,
      body: itemBody(otherMess.vendor.categoryId),
      headers,
    });
    expect(ids).not.toContain(otherAnswer.json.menu_item.id);
  });

  test('of a category', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2].map(() => create('menu-categories', { name: 'Chaat' }, key)),
    );
    expect(new Set(answers.map(({ json }) => json.menu_category.id)).size).toBe(1);
    expect((await kitchen.categories()).filter(({ name }) => name === 'Chaat')).toHaveLength(1);
  });
});
