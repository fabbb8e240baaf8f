import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import type { ErrorCode } from '@thali/shared/http/error-codes';
import { describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectEnvelope, expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import {
  orderBody,
  placeOrder,
  postOrder,
  postOrderWithRetry,
} from '../support/place-test-order.ts';
import { makeStaff } from '../support/sign-in.ts';
import { changeRow, readRow } from '../support/test-table.ts';
import type { WireOptionGroup } from '../support/wire-answer.ts';

type WireChoice = WireOptionGroup['choices'][number];

const extras = {
  name: 'Extras',
  min_choices: 0,
  max_choices: 2,
  choices: [
    { name: 'Curd', price: 15 },
    { name: 'Papad', price: 5.5, quantity: 3 },
    { name: 'No onion' },
  ],
};

async function makeMenu() {
  const vendor = await makeVendor({ items: [{ pricePaise: 60_00, hasOptions: true }] });
  const { token } = await makeStaff(vendor.id);
  const path = `/vendors/${vendor.id}/option-groups`;
  const groupPath = `${path}/${vendor.optionGroupId}`;
  return { vendor, token, path, groupPath };
}

/** A line of the vendor's dish as half portion, at Rs 40. */
function halfLine(vendor: TestVendor, quantity = 1) {
  const choices = [{ group_id: vendor.optionGroupId, choice_id: 'HA1F' }];
  return { item: vendor.item, quantity, choices, extra: -20 };
}

function setHalfPortions(vendor: TestVendor, portions: number) {
  return changeRow(keys.optionGroup(vendor.id, vendor.optionGroupId), {
    stock: { HA1F: portions },
    stockSetAt: { HA1F: new Date().toISOString() },
  });
}

async function readStock(vendor: TestVendor): Promise<unknown> {
  return (await readRow(keys.optionGroup(vendor.id, vendor.optionGroupId)))?.stock;
}

describe('a group', () => {
  test('is created, listed, assigned to a dish and shown in the menu', async () => {
    const { vendor, token, path } = await makeMenu();
    const created = await call('POST', path, { token, body: extras });
    expect(created.status).toBe(201);
    const group = created.json.option_group;
    expect(group).toMatchObject({
      name: 'Extras',
      min_choices: 0,
      max_choices: 2,
      choices: [
        { name: 'Curd', price: 15, is_available: true, is_default: false, quantity: null },
        { name: 'Papad', price: 5.5, quantity: 3 },
        { name: 'No onion', price: 0, quantity: null },
      ],
    });
    const { json } = await call('GET', path);
    expect(json.option_groups.map(({ name }: { name: string }) => name)).toEqual([
      'Extras',
      'Portion',
    ]);
    const dish = await call('PUT', `/vendors/${vendor.id}/menu-items/${vendor.item.id}`, {
      token,
      body: { option_group_ids: [vendor.optionGroupId, group.id] },
    });
    expect(dish.json.menu_item.option_group_ids).toEqual([vendor.optionGroupId, group.id]);
    const menu = await call('GET', `/storefront/${vendor.subdomain}?v=9999999999999`);
    expect(menu.json.option_groups).toHaveLength(2);
    expect(menu.json.menu_items[0]?.option_group_ids).toHaveLength(2);
  });

  test('keeps the ids and portions of the remaining choices', async () => {
    const { token, path } = await makeMenu();
    const { json } = await call('POST', path, { token, body: extras });
    const { id, choices } = json.option_group;
    const [curd, papad] = choices as [WireChoice, WireChoice];
    const papadInput = { id: papad.id, name: papad.name, price: papad.price };
    const body = { choices: [papadInput, { name: 'Pickle' }, { ...curd, price: 18 }] };
    const answer = await call('PUT', `${path}/${id}`, { token, body });
    expect(answer.json.option_group.choices).toMatchObject([
      { id: papad.id, quantity: 3 },
      { name: 'Pickle' },
      { id: curd.id, price: 18 },
    ]);
  });

  test.each([
    ['a minimum above the maximum', { min_choices: 2, max_choices: 1 }],
    ['a maximum above the number of choices', { max_choices: 4 }],
    ['no choice', { choices: [] }],
    ['a choice of another group', { choices: [{ id: 'ABCD', name: 'Half' }] }],
    ['too many defaults', { choices: [1, 2].map((n) => ({ name: `${n}`, is_default: true })) }],
    ['a price as text', { choices: [{ name: 'Half', price: '5' }] }],
  ])('is refused with %s', async (_, wrong) => {
    const { token, path, groupPath } = await makeMenu();
    const body = { ...extras, max_choices: 1, ...wrong };
    expectRefusal(await call('POST', path, { token, body }), 'VALIDATION_ERROR');
    expectRefusal(await call('PUT', groupPath, { token, body }), 'VALIDATION_ERROR');
  });

  test('keeps the first of concurrent edits, and refuses the other edits', async () => {
    const { token, groupPath } = await makeMenu();
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => call('PUT', groupPath, { token, body: { name } })),
    );
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted.length).toBeGreaterThan(0);
    for (const answer of answers) {
      if (answer.status !== 200) expectRefusal(answer, 'MENU_CHANGED');
    }
  });

  test('changes only if the screen showed the current choices, and accepts a repeat', async () => {
    const { token, path } = await makeMenu();
    const created = await call('POST', path, { token, body: extras });
    const { id, choices: knownChoices } = created.json.option_group;
    const [curd, papad] = knownChoices as [WireChoice, WireChoice];
    const put = (choices: object[]) =>
      call('PUT', `${path}/${id}`, { token, body: { choices, known_choices: knownChoices } });
    const { quantity: _, ...papadInput } = papad;
    const withPickle = [papadInput, curd, { name: 'Pickle', price: 10 }];
    const first = await put(withPickle);
    expect(first.status, first.text).toBe(200);
    expectRefusal(await put([curd]), 'MENU_CHANGED');
    const repeat = await put(withPickle);
    expect(repeat.json.option_group).toEqual(first.json.option_group);
    const names = (await call('GET', path, { token })).json.option_groups
      .find((group) => group.id === id)
      ?.choices.map(({ name }) => name);
    expect(names).toEqual(['Papad', 'Curd', 'Pickle']);
    // Known choices without new choices are not compared.
    const renamed = await call('PUT', `${path}/${id}`, {
      token,
      body: { name: 'On top', known_choices: knownChoices },
    });
    expect(renamed.json.option_group.name).toBe('On top');
  });

  test('keeps a price below 0 of an old choice, and refuses a new price below 0', async () => {
    const { token, path, groupPath } = await makeMenu();
    const save = (price: number) => {
      const half = { id: 'HA1F', name: 'Half plate', price };
      const body = { choices: [{ id: 'FV11', name: 'Full' }, half] };
      return call('PUT', groupPath, { token, body });
    };
    expect((await save(-20)).json.option_group.choices[1]).toMatchObject({
      name: 'Half plate',
      price: -20,
    });
    expectRefusal(await save(-25), 'VALIDATION_ERROR');
    const created = { ...extras, choices: [{ name: 'Half', price: -20 }] };
    expectRefusal(await call('POST', path, { token, body: created }), 'VALIDATION_ERROR');
  });

  test('has no effect after its deletion', async () => {
    const { vendor, token, groupPath } = await makeMenu();
    expect((await call('DELETE', groupPath, { token })).status).toBe(200);
    expectRefusal(await call('DELETE', groupPath, { token }), 'OPTION_GROUP_NOT_FOUND');
    expectRefusal(await postOrder(orderBody(vendor, [halfLine(vendor)])), 'CHOICE_UNAVAILABLE');
    await placeOrder(orderBody(vendor));
  });
});

describe('an order', () => {
  test('keeps the chosen options with their names and prices', async () => {
    const { vendor, token, groupPath } = await makeMenu();
    const order = await placeOrder(orderBody(vendor, [halfLine(vendor, 2)]));
    expect(order.total_amount).toBe(80);
    await call('DELETE', groupPath, { token });
    const { json } = await call('GET', `/orders/${order.id}`, { token });
    expect(json.order.items).toMatchObject([
      {
        quantity: 2,
        unit_price: 40,
        total_price: 80,
        choices: [{ group_id: vendor.optionGroupId, choice_id: 'HA1F', name: 'Half', price: -20 }],
      },
    ]);
  });

  test.each<[string, { choices: string[]; extra?: number }, ErrorCode]>([
    ['no choice', { choices: [] }, 'INVALID_CHOICES'],
    ['too many choices', { choices: ['FV11', 'HA1F'] }, 'INVALID_CHOICES'],
    ['one choice twice', { choices: ['HA1F', 'HA1F'] }, 'INVALID_CHOICES'],
    ['an unknown choice', { choices: ['<b>'] }, 'CHOICE_UNAVAILABLE'],
    ['the price without the choice', { choices: ['HA1F'], extra: 0 }, 'PRICE_CHANGED'],
  ])('is refused with %s', async (_, { choices, extra = -20 }, code) => {
    const { vendor } = await makeMenu();
    const chosen = choices.map((choice_id) => ({
      group_id: vendor.optionGroupId,
      choice_id,
    }));
    const body = orderBody(vendor, [{ ...halfLine(vendor), choices: chosen, extra }]);
    expectRefusal(await postOrder(body), code);
  });

  test('is refused with a choice of another mess', async () => {
    const [{ vendor }, { vendor: otherVendor }] = await Promise.all([makeMenu(), makeMenu()]);
    const foreignLine = { ...halfLine(vendor), choices: halfLine(otherVendor).choices };
    expectRefusal(await postOrder(orderBody(vendor, [foreignLine])), 'CHOICE_UNAVAILABLE');
  });

  test('is refused with a thousand made-up choices', async () => {
    const { vendor } = await makeMenu();
    const choices = Array.from({ length: 30 }, () => ({
      group_id: randomUUID(),
      choice_id: 'HA1F',
    }));
    const lines = Array.from({ length: 34 }, () => ({ ...halfLine(vendor), choices }));
    expectRefusal(await postOrder(orderBody(vendor, lines)), 'CHOICE_UNAVAILABLE');
    const longer = [{ ...halfLine(vendor), choices: [...choices, ...choices] }];
    expectEnvelope(await postOrder(orderBody(vendor, longer)));
  });
});

describe('counted portions of a choice', () => {
  test('sell exactly the last 3 to 10 concurrent buyers, and the refusal names the choice', async () => {
    const { vendor } = await makeMenu();
    await setHalfPortions(vendor, 3);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => postOrderWithRetry(orderBody(vendor, [halfLine(vendor)]))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    for (const answer of answers) {
      if (answer.status === 201) continue;
      expectRefusal(answer, 'CHOICE_UNAVAILABLE');
      expect(answer.json.error).toContain('Half');
    }
    expect(await readStock(vendor)).toEqual({ HA1F: 0 });
  });

  test('return with a cancelled order, if the choice is still counted', async () => {
    const { vendor, token, path } = await makeMenu();
    const { json } = await call('POST', path, {
      token,
      body: {
        ...extras,
        choices: [
          { name: 'Curd', quantity: 5 },
          { name: 'Papad', quantity: 5 },
        ],
      },
    });
    const { id: groupId, choices } = json.option_group;
    const [curd, papad] = choices as [WireChoice, WireChoice];
    await vendor.item.change({ optionGroupIds: [groupId] });
    const chosen = [curd, papad].map(({ id }) => ({ group_id: groupId, choice_id: id }));
    const line = { item: vendor.item, quantity: 2, choices: chosen };
    const orders = [
      await placeOrder(orderBody(vendor, [line])),
      await placeOrder(orderBody(vendor, [line])),
    ];
    const stock = async () => (await readRow(keys.optionGroup(vendor.id, groupId)))?.stock;
    expect(await stock()).toEqual({ [curd.id]: 1, [papad.id]: 1 });
    await moveOrder(token, orders[0]?.id ?? '', 'cancelled');
    expect(await stock()).toEqual({ [curd.id]: 3, [papad.id]: 3 });
    await call('PUT', `${path}/${groupId}`, {
      token,
      body: {
        choices: [
          { id: curd.id, name: 'Curd' },
          { id: papad.id, name: 'Papad', quantity: null },
        ],
      },
    });
    await moveOrder(token, orders[1]?.id ?? '', 'cancelled');
    expect(await stock()).toEqual({ [curd.id]: 5 });
  });
});
