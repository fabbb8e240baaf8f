import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import type { ErrorCode } from '@thali/shared/http/error-codes';
import { describe, expect, test } from 'vitest';
import { type Answer, call } from '../support/call.ts';
import { expectEnvelope, expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { orderBody, place, placed } from '../support/place-test-order.ts';
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

async function withStaff() {
  const vendor = await makeVendor({ items: [{ pricePaise: 60_00, hasOptions: true }] });
  const { token } = await makeStaff(vendor.id);
  const path = `/vendors/${vendor.id}/option-groups`;
  const groupPath = `${path}/${vendor.optionGroupId}`;
  return { vendor, token, path, groupPath };
}

/** The vendor's dish, half: Rs 40. */
function half(vendor: TestVendor, quantity = 1) {
  const choices = [{ group_id: vendor.optionGroupId, choice_id: 'HA1F' }];
  return { item: vendor.item, quantity, choices, extra: -20 };
}

function portionsOfHalf(vendor: TestVendor, portions: number) {
  return changeRow(keys.optionGroup(vendor.id, vendor.optionGroupId), {
    stock: { HA1F: portions },
    stockSetAt: { HA1F: new Date().toISOString() },
  });
}

async function stockOf(vendor: TestVendor): Promise<unknown> {
  return (await readRow(keys.optionGroup(vendor.id, vendor.optionGroupId)))?.stock;
}

describe('a group', () => {
  test('is made, listed, chosen for a dish, and shown with the menu', async () => {
    const { vendor, token, path } = await withStaff();
    const made = await call('POST', path, { token, body: extras });
    expect(made.status).toBe(201);
    const group = made.json.option_group;
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
    const menu = await call('GET', `/storefront/${vendor.subdomain}?v=1`);
    expect(menu.json.option_groups).toHaveLength(2);
    expect(menu.json.menu_items[0]?.option_group_ids).toHaveLength(2);
  });

  test('keeps the ids and the portions of choices that stay', async () => {
    const { token, path } = await withStaff();
    const { json } = await call('POST', path, { token, body: extras });
    const { id, choices } = json.option_group;
    const [curd, papad] = choices as [WireChoice, WireChoice];
    const kept = { id: papad.id, name: papad.name, price: papad.price };
    const body = { choices: [kept, { name: 'Pickle' }, { ...curd, price: 18 }] };
    const answer = await call('PUT', `${path}/${id}`, { token, body });
    expect(answer.json.option_group.choices).toMatchObject([
      { id: papad.id, quantity: 3 },
      { name: 'Pickle' },
      { id: curd.id, price: 18 },
    ]);
  });

  test.each([
    ['more at least than at most', { min_choices: 2, max_choices: 1 }],
    ['more than there is', { max_choices: 4 }],
    ['no choice', { choices: [] }],
    ['a choice of another group', { choices: [{ id: 'ABCD', name: 'Half' }] }],
    ['too much at first', { choices: [1, 2].map((n) => ({ name: `${n}`, is_default: true })) }],
    ['a price that is no number', { choices: [{ name: 'Half', price: '5' }] }],
  ])('is refused with %s', async (_, wrong) => {
    const { token, path, groupPath } = await withStaff();
    const body = { ...extras, max_choices: 1, ...wrong };
    expectRefusal(await call('POST', path, { token, body }), 'VALIDATION_ERROR');
    expectRefusal(await call('PUT', groupPath, { token, body }), 'VALIDATION_ERROR');
  });

  test('that two people edit at once keeps the first change, and says so to the other', async () => {
    const { token, groupPath } = await withStaff();
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => call('PUT', groupPath, { token, body: { name } })),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    for (const answer of answers) {
      if (answer.status !== 200) expectRefusal(answer, 'MENU_CHANGED');
    }
  });

  test('changes only if the screen showed the current choices, and accepts a repeat', async () => {
    const { token, path } = await withStaff();
    const made = await call('POST', path, { token, body: extras });
    const { id, choices: known } = made.json.option_group;
    const [curd, papad] = known as [WireChoice, WireChoice];
    const put = (choices: object[]) =>
      call('PUT', `${path}/${id}`, { token, body: { choices, known_choices: known } });
    const { quantity: _, ...kept } = papad;
    const withPickle = [kept, curd, { name: 'Pickle', price: 10 }];
    const first = await put(withPickle);
    expect(first.status, first.text).toBe(200);
    expectRefusal(await put([curd]), 'MENU_CHANGED');
    const again = await put(withPickle);
    expect(again.json.option_group).toEqual(first.json.option_group);
    const names = (await call('GET', path, { token })).json.option_groups
      .find((group) => group.id === id)
      ?.choices.map(({ name }) => name);
    expect(names).toEqual(['Papad', 'Curd', 'Pickle']);
    // What is not written is not compared.
    const renamed = await call('PUT', `${path}/${id}`, {
      token,
      body: { name: 'On top', known_choices: known },
    });
    expect(renamed.json.option_group.name).toBe('On top');
  });

  test('has no effect after it is deleted', async () => {
    const { vendor, token, groupPath } = await withStaff();
    expect((await call('DELETE', groupPath, { token })).status).toBe(200);
    expectRefusal(await call('DELETE', groupPath, { token }), 'OPTION_GROUP_NOT_FOUND');
    expectRefusal(await place(orderBody(vendor, [half(vendor)])), 'CHOICE_UNAVAILABLE');
    await placed(orderBody(vendor));
  });
});

describe('an order', () => {
  test('keeps the chosen options with their names and prices', async () => {
    const { vendor, token, groupPath } = await withStaff();
    const order = await placed(orderBody(vendor, [half(vendor, 2)]));
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
    ['nothing chosen', { choices: [] }, 'INVALID_CHOICES'],
    ['both chosen', { choices: ['FV11', 'HA1F'] }, 'INVALID_CHOICES'],
    ['one twice', { choices: ['HA1F', 'HA1F'] }, 'INVALID_CHOICES'],
    ['a choice that is none', { choices: ['<b>'] }, 'CHOICE_UNAVAILABLE'],
    ['the price without the choice', { choices: ['HA1F'], extra: 0 }, 'PRICE_CHANGED'],
  ])('is refused with %s', async (_, { choices, extra = -20 }, code) => {
    const { vendor } = await withStaff();
    const chosen = choices.map((choice_id) => ({
      group_id: vendor.optionGroupId,
      choice_id,
    }));
    const body = orderBody(vendor, [{ ...half(vendor), choices: chosen, extra }]);
    expectRefusal(await place(body), code);
  });

  test('of another mess’s group is refused, whatever it costs', async () => {
    const [{ vendor }, { vendor: other }] = await Promise.all([withStaff(), withStaff()]);
    const stolen = { ...half(vendor), choices: half(other).choices };
    expectRefusal(await place(orderBody(vendor, [stolen])), 'CHOICE_UNAVAILABLE');
  });

  test('with a thousand made-up choices is refused in one envelope, and reads no more than a menu', async () => {
    const { vendor } = await withStaff();
    const choices = Array.from({ length: 30 }, () => ({
      group_id: randomUUID(),
      choice_id: 'HA1F',
    }));
    const lines = Array.from({ length: 34 }, () => ({ ...half(vendor), choices }));
    expectRefusal(await place(orderBody(vendor, lines)), 'CHOICE_UNAVAILABLE');
    const longer = [{ ...half(vendor), choices: [...choices, ...choices] }];
    expectEnvelope(await place(orderBody(vendor, longer)));
  });
});

describe('counted portions of a choice', () => {
  test('10 buyers of the last 3: exactly 3 are sold, and the choice is named', async () => {
    const { vendor } = await withStaff();
    await portionsOfHalf(vendor, 3);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => untilDecided(orderBody(vendor, [half(vendor)]))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    for (const answer of answers) {
      if (answer.status === 201) continue;
      expectRefusal(answer, 'CHOICE_UNAVAILABLE');
      expect(answer.json.error).toContain('Half');
    }
    expect(await stockOf(vendor)).toEqual({ HA1F: 0 });
  });

  test('return with a cancelled order, except choices that are no longer counted', async () => {
    const { vendor, token, path } = await withStaff();
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
      await placed(orderBody(vendor, [line])),
      await placed(orderBody(vendor, [line])),
    ];
    const stock = async () => (await readRow(keys.optionGroup(vendor.id, groupId)))?.stock;
    expect(await stock()).toEqual({ [curd.id]: 1, [papad.id]: 1 });
    await cancel(orders[0]?.id, token);
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
    await cancel(orders[1]?.id, token);
    expect(await stock()).toEqual({ [curd.id]: 5 });
  });
});

function cancel(orderId: string | undefined, token: string): Promise<Answer> {
  return call('PATCH', `/orders/${orderId}/status`, { token, body: { status: 'cancelled' } });
}

/** What the site does: a busy answer is asked again, with the same key. */
async function untilDecided(body: unknown, key = randomUUID()): Promise<Answer> {
  const answer = await place(body, { key });
  return answer.status === 503 ? untilDecided(body, key) : answer;
}
