import { keys } from '@thali/functions/table/keys';
import { maxFavorites } from '@thali/shared/customers/favorites.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { randomIds } from '../support/random-ids.ts';
import { demoSignIns, makeStudent, signIn, type TestPerson } from '../support/sign-in.ts';
import { deleteRow } from '../support/test-table.ts';

const path = '/customers/me/favorites';
const ids = (count: number) => Array.from({ length: count }, () => randomIds.menu());

/** A customer with the calls for favourites. */
async function makeCustomer() {
  const person = await makeStudent();
  return { person, ...callsOf(person) };
}

function callsOf({ token }: Pick<TestPerson, 'token'>) {
  return {
    add: (itemId: string) => call('PUT', `${path}/${itemId}`, { token }),
    remove: (itemId: string) => call('DELETE', `${path}/${itemId}`, { token }),
    merge: (itemIds: unknown) => call('POST', path, { token, body: { item_ids: itemIds } }),
    readFavorites: async () => (await call('GET', '/auth/profile', { token })).json.user.favorites,
  };
}

function favoritesOf({ status, text, json }: Answer): string[] {
  expect(status, text).toBe(200);
  return json.favorites;
}

test('adds and removes a favourite, and ignores repeats', async () => {
  const { add, remove, readFavorites } = await makeCustomer();
  const [first = '', second = '', third = ''] = ids(3);
  expect(await readFavorites()).toEqual([]);
  expect(favoritesOf(await add(first))).toEqual([first]);
  expect(favoritesOf(await add(second))).toEqual([first, second]);
  expect(favoritesOf(await add(first))).toEqual([first, second]);
  expect(favoritesOf(await remove(third))).toEqual([first, second]);
  expect(favoritesOf(await remove(first))).toEqual([second]);
  expect(favoritesOf(await remove(first))).toEqual([second]);
  expect(await readFavorites()).toEqual([second]);
});

test('returns the favourites at every sign-in, and keeps them when the profile changes', async () => {
  const { person, add } = await makeCustomer();
  const [itemId = ''] = ids(1);
  await add(itemId);
  await call('PUT', '/auth/profile', { token: person.token, body: { name: 'Meera' } });
  const nextSession = callsOf(await signIn(person.email, 'student'));
  expect(await nextSession.readFavorites()).toEqual([itemId]);
});

test('merges a guest’s favourites in one call, each dish once, and ignores a repeat', async () => {
  const { merge } = await makeCustomer();
  const [accountDish = '', sharedDish = '', guestDish = ''] = ids(3);
  await merge([accountDish, sharedDish]);
  const merged = favoritesOf(await merge([sharedDish, guestDish, guestDish]));
  expect(merged).toEqual([accountDish, sharedDish, guestDish]);
  expect(favoritesOf(await merge([sharedDish, guestDish, guestDish]))).toEqual(merged);
  expect(favoritesOf(await merge([]))).toEqual(merged);
});

test('keeps all of 20 concurrent changes', async () => {
  const { add, remove, merge, readFavorites } = await makeCustomer();
  const [addedIds, removedIds] = [ids(10), ids(10)];
  await merge(removedIds);
  const answers = await Promise.all([
    ...addedIds.map((id) => add(id)),
    ...removedIds.map((id) => remove(id)),
  ]);
  for (const answer of answers) favoritesOf(answer);
  expect((await readFavorites()).sort()).toEqual(addedIds.sort());
});

test('refuses to merge any dish if they exceed the maximum', async () => {
  const { add, remove, merge } = await makeCustomer();
  const full = ids(maxFavorites);
  for (let start = 0; start < full.length; start += 100) {
    await merge(full.slice(start, start + 100));
  }
  expectRefusal(await add(randomIds.menu()), 'TOO_MANY_FAVORITES');
  await remove(full[0] ?? '');
  const [first = '', second = ''] = ids(2);
  expectRefusal(await merge([first, second]), 'TOO_MANY_FAVORITES');
  expect(favoritesOf(await add(first))).toEqual([...full.slice(1), first]);
});

test('changes only the customer’s own favourites', async () => {
  const [first, second] = [await makeCustomer(), await makeCustomer()];
  const [itemId = ''] = ids(1);
  await first.add(itemId);
  await second.remove(itemId);
  expect([await first.readFavorites(), await second.readFavorites()]).toEqual([[itemId], []]);
});

test('is for existing customers only', async () => {
  const itemId = randomIds.menu();
  expectRefusal(await call('PUT', `${path}/${itemId}`), 'UNAUTHENTICATED');
  expectRefusal(await callsOf(await demoSignIns.vendor()).add(itemId), 'FORBIDDEN');
  const { person, add } = await makeCustomer();
  await deleteRow(keys.user(person.userId));
  expectRefusal(await add(itemId), 'TOKEN_INVALID');
});

describe('an invalid favourite', () => {
  let customer: Awaited<ReturnType<typeof makeCustomer>>;
  beforeAll(async () => {
    customer = await makeCustomer();
  });

  test.each([['x'], ['A'.repeat(13)], ['%20'], ['../orders']])(
    'is refused as dish id: %s',
    async (itemId) => {
      const { status } = await customer.add(encodeURIComponent(itemId));
      expect([400, 404]).toContain(status);
      expect(await customer.readFavorites()).toEqual([]);
    },
  );

  test.each([
    ['no list', undefined],
    ['a text', randomIds.menu()],
    ['a list of a number', [7]],
    ['too many', ids(101)],
  ])('is refused in a merge of %s', async (_what, itemIds) => {
    expectRefusal(await customer.merge(itemIds), 'VALIDATION_ERROR');
  });
});
