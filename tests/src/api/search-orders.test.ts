import { beforeAll, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { makeStaff } from '../support/sign-in.ts';
import { writeOrder } from '../support/write-order.ts';

let token: string;
/** Finds an order's id by the start of the customer's name. */
let idOf: (name: string) => string | undefined;

beforeAll(async () => {
  const [vendor, otherVendor] = await Promise.all([makeVendor(), makeVendor()]);
  token = (await makeStaff(vendor.id)).token;
  const people = [
    { customerName: 'Asha Patil', customerPhone: '+919812345670' },
    {
      customerName: 'Ravi Patil',
      customerPhone: '+919898765432',
      status: 'completed',
      offline: { number: 'K2-17', sentAt: new Date().toISOString() },
    },
    { customerName: 'María 100%', customerPhone: '+34612345678', status: 'expired' },
  ] as const;
  const orders = await Promise.all(
    people.map((person, index) =>
      writeOrder(vendor, {
        ...person,
        createdAt: new Date(Date.now() - index * 1000).toISOString(),
      }),
    ),
  );
  await writeOrder(otherVendor, { customerName: 'Asha Patil', customerPhone: '+919812345670' });
  idOf = (name) => orders.find(({ customerName }) => customerName.startsWith(name))?.id;
});

async function search(text: string, extraQuery = '') {
  const path = `/orders?search=${encodeURIComponent(text)}${extraQuery}`;
  const { status, json, text: answer } = await call('GET', path, { token });
  expect(status, answer).toBe(200);
  return { ids: json.orders.map(({ id }) => id), ...json };
}

test.each([
  ['a name in another case', 'aSHA', ['Asha']],
  ['a shared name', ' patil ', ['Asha', 'Ravi']],
  ['a name beyond ASCII', 'MARÍA', ['María']],
  ['a part of a phone', '98765432', ['Ravi']],
  ['a phone in groups', '98123 45670', ['Asha']],
  ['a phone with its 0', '098123 45670', ['Asha']],
  ['a phone with invisible marks', '\u202a+91-98123-45670\u202c', ['Asha']],
  ['digits of two phones', '12345', ['Asha', 'María']],
  ['an offline number', 'k2-17', ['Ravi']],
  ['a part of an offline number', 'K2-1', []],
  ['a special character', '%', ['María']],
  ['an unknown name', 'Zubin', []],
])('searches by %s', async (_what, text, names) => {
  const { ids, pagination } = await search(text);
  expect(ids).toEqual(names.map((name) => idOf(name)));
  expect(pagination).toMatchObject({ total: names.length, next_cursor: null });
});

test('lists matches at the start of a word before other matches, if the call asks for the best matches', async () => {
  const vendor = await makeVendor();
  const staff = await makeStaff(vendor.id);
  const names = ['Priya Shah', 'Supriya Rao', 'Riya Patel', 'Asha Riya'];
  const orders = await Promise.all(
    names.map((customerName, index) =>
      writeOrder(vendor, {
        customerName,
        createdAt: new Date(Date.now() - index * 1000).toISOString(),
      }),
    ),
  );
  const path = '/orders?search=riya&sort=best';
  const { json } = await call('GET', path, { token: staff.token });
  const expected = [2, 3, 0, 1].map((index) => orders[index]?.id);
  expect(json.orders.map(({ id }) => id)).toEqual(expected);
  const second = await call('GET', `${path}&limit=2&offset=2`, { token: staff.token });
  expect(second.json.orders.map(({ id }) => id)).toEqual(expected.slice(2));
  expect(second.json.pagination).toMatchObject({ total: 4, next_cursor: null });
});

test('searches by a part of the order id, as stored or as shown to the customer', async () => {
  const id = idOf('Ravi') ?? '';
  for (const part of [id, id.slice(-6), id.slice(-8).toLowerCase(), `#${id.slice(-8)}`]) {
    expect((await search(part)).ids, part).toEqual([id]);
  }
});

test('searches together with a status, over pages', async () => {
  expect((await search('patil', '&status=completed')).ids).toEqual([idOf('Ravi')]);
  expect((await search('patil', '&status=ongoing')).ids).toEqual([idOf('Asha')]);
  const first = await search('patil', '&limit=1');
  expect([first.ids, first.pagination.total]).toEqual([[idOf('Asha')], 2]);
  const cursor = `&cursor=${first.pagination.next_cursor}`;
  expect((await search('patil', cursor)).ids).toEqual([idOf('Ravi')]);
  expect((await search('patil', '&limit=1&offset=1')).ids).toEqual([idOf('Ravi')]);
});
