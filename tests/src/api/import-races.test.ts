import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Answer, call } from '../support/call.ts';
import { type Kitchen, makeKitchen } from '../support/kitchen.ts';
import { itemBody } from '../support/menu-bodies.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { makeStaff } from '../support/sign-in.ts';

/** One person imports a menu while a colleague edits it, with a sign-in of their own. */
let importer: Kitchen;
let colleague: { send: (method: string, path: string, body?: unknown) => Promise<Answer> };
beforeEach(async () => {
  importer = await makeKitchen();
  const { token } = await makeStaff(importer.vendor.id);
  colleague = {
    send: (method, path, body) =>
      call(method, `/vendors/${importer.vendor.id}${path}`, { token, body }),
  };
});

const rounds = quickOrLong(2, 25);
const repeat = async (race: (round: number) => Promise<void>) => {
  for (let round = 0; round < rounds; round += 1) await race(round);
};

/** Adds a dish as the import does: a repeat with the same key returns the dish. */
function add(fields: object, key: string, categoryId = importer.vendor.categoryId) {
  const { vendor, token } = importer;
  const headers = { 'idempotency-key': key };
  const body = itemBody(categoryId, { ...fields });
  return call('POST', `/vendors/${vendor.id}/menu-items`, { token, body, headers });
}

const dishNow = async (id: string) => (await importer.items()).find((item) => item.id === id);
const busy = ['SERVICE_BUSY'];

function expectSuccessOrRefusal(answer: Answer, refusals: readonly string[] = busy): boolean {
  if (answer.status < 300) return true;
  expect(refusals, answer.text).toContain(answer.json.code);
  return false;
}

describe('an import that repeats a dish', () => {
  test('keeps the edit of a colleague and creates no second dish', async () => {
    await repeat(async (round) => {
      const [key, name] = [randomUUID(), `Poha ${round}`];
      const { id } = (await add({ name, price: 30 }, key)).json.menu_item;
      const [repeat, edited] = await Promise.all([
        add({ name, price: 30 }, key),
        colleague.send('PUT', `/menu-items/${id}`, { price: 45, description: 'With sev' }),
      ]);
      expectSuccessOrRefusal(repeat);
      const isEdited = expectSuccessOrRefusal(edited);
      const now = await dishNow(id);
      expect([now?.price, now?.description]).toEqual(isEdited ? [45, 'With sev'] : [30, null]);
      expect((await importer.items()).filter((item) => item.name === name)).toHaveLength(1);
    });
  });

  test('merges edits of different fields; of two edits of a list, it keeps one and refuses the other', async () => {
    await repeat(async (round) => {
      const key = randomUUID();
      const { id } = (await add({ name: `Upma ${round}`, price: 30 }, key)).json.menu_item;
      const known = { known_tags: null };
      const [imported, edited, tagged, taggedToo] = await Promise.all([
        importer.updateItem(id, { price: 35 }),
        colleague.send('PUT', `/menu-items/${id}`, { description: 'Soft' }),
        importer.updateItem(id, { tags: ['vegan'], ...known }),
        colleague.send('PUT', `/menu-items/${id}`, { tags: ['nuts'], ...known }),
      ]);
      const now = await dishNow(id);
      if (expectSuccessOrRefusal(imported)) expect(now?.price).toBe(35);
      if (expectSuccessOrRefusal(edited)) expect(now?.description).toBe('Soft');
      const refusals = [...busy, 'MENU_CHANGED'];
      const accepted = [tagged, taggedToo].filter((answer) =>
        expectSuccessOrRefusal(answer, refusals),
      );
      expect(accepted.length).toBeLessThan(2);
      if (accepted.length > 0) expect(now?.tags).toEqual(accepted[0]?.json.menu_item.tags);
    });
  });

  test('keeps either the deletion by a colleague or the edit, and refuses the other call', async () => {
    await repeat(async (round) => {
      const key = randomUUID();
      const { id } = (await add({ name: `Idli ${round}`, price: 30 }, key)).json.menu_item;
      const [changed, deleted] = await Promise.all([
        importer.updateItem(id, { price: 35 }),
        colleague.send('DELETE', `/menu-items/${id}`),
      ]);
      expectSuccessOrRefusal(changed, [...busy, 'MENU_ITEM_NOT_FOUND']);
      const isDeleted = expectSuccessOrRefusal(deleted);
      expect(await dishNow(id)).toEqual(isDeleted ? undefined : expect.anything());
    });
  });
});

describe('an import into a category', () => {
  test('puts the dishes into the category even if a colleague renames it', async () => {
    await repeat(async (round) => {
      const { id } = await importer.newCategory(`Snacks ${round}`);
      const [renamed, ...added] = await Promise.all([
        colleague.send('PATCH', `/menu-categories/${id}`, { name: `Starters ${round}` }),
        ...['Vada', 'Samosa', 'Pakoda'].map((name) => add({ name }, randomUUID(), id)),
      ]);
      expect(renamed.status, renamed.text).toBe(200);
      const count = added.filter((answer) => expectSuccessOrRefusal(answer)).length;
      expect((await importer.items()).filter((item) => item.category_id === id)).toHaveLength(
        count,
      );
      const named = (await importer.categories()).find((category) => category.id === id);
      expect(named?.name).toBe(`Starters ${round}`);
    });
  });

  test('loses no dish if a colleague deletes the category and moves its dishes', async () => {
    await repeat(async (round) => {
      const { id } = await importer.newCategory(`Chaat ${round}`);
      const name = `Bhel ${round}`;
      const [added, deleted] = await Promise.all([
        add({ name }, randomUUID(), id),
        colleague.send('DELETE', `/menu-categories/${id}?move_to=${importer.vendor.categoryId}`),
      ]);
      const isAdded = expectSuccessOrRefusal(added, [...busy, 'MENU_CATEGORY_NOT_FOUND']);
      expectSuccessOrRefusal(deleted, [...busy, 'MENU_CHANGED']);
      const listed = (await importer.items()).filter((item) => item.name === name);
      expect(listed).toHaveLength(isAdded ? 1 : 0);
      const ids = (await importer.categories()).map((category) => category.id);
      if (listed[0]) expect(ids).toContain(listed[0].category_id);
    });
  });
});
