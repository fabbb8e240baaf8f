import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { makeKitchen } from '../support/kitchen.ts';
import { isEvent, type LiveClient, openLiveClient } from '../support/live-client.ts';
import { demoSignIns } from '../support/sign-in.ts';

/** A kitchen and a guest at its menu, after the frames about its creation. */
async function makeWatchedKitchen() {
  const kitchen = await makeKitchen({ items: [{}, {}] });
  const guest = await openLiveClient();
  await guest.join(kitchen.vendor.id);
  await kitchen.updateItem(kitchen.vendor.item.id, { description: 'Quiet now' });
  await waitUntilQuiet(guest);
  return { kitchen, guest };
}

const updatesOf = (guest: LiveClient) => guest.frames.filter(isEvent('menu:update'));

/** Waits until no more frames arrive. */
async function waitUntilQuiet(guest: LiveClient): Promise<void> {
  for (let quiet = 0, seenCount = -1; quiet < 2; ) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await guest.ping();
    const now = updatesOf(guest).length;
    quiet = now === seenCount ? quiet + 1 : 0;
    seenCount = now;
  }
}

test('sends each kind of change to open storefronts, including deletions', {
  tags: 'long',
}, async () => {
  const { kitchen, guest } = await makeWatchedKitchen();
  const { vendor } = kitchen;
  const admin = (await demoSignIns.admin()).token;
  const [first, second] = vendor.items;
  if (!first || !second) throw new Error('Two dishes are needed');
  let category = '';
  const changes: [what: string, make: () => Promise<{ status: number; text: string }>][] = [
    ['availability', () => kitchen.updateItem(first.id, { is_available: false })],
    ['portions', () => kitchen.updateItem(first.id, { quantity: 9 })],
    [
      'a new category',
      async () => {
        const answer = await kitchen.createCategory({ name: 'Sweets' });
        category = answer.json.menu_category.id;
        return answer;
      },
    ],
    ['the order', () => kitchen.reorder({ item_ids: [second.id, first.id] })],
    ['a dish deleted', () => kitchen.deleteItem(second.id)],
    ['a category moved and deleted', () => kitchen.deleteCategory(category, vendor.categoryId)],
    ['hours', () => kitchen.update({ settings: { business_hours: { Monday: { closed: true } } } })],
    ['suspension', () => call('DELETE', `/vendors/${vendor.id}`, { token: admin })],
  ];
  for (const [what, make] of changes) {
    const before = updatesOf(guest).length;
    const answer = await make();
    expect(answer.status, `${what}: ${answer.text}`).toBeLessThan(300);
    await guest
      .waitForFrame(() => updatesOf(guest).length > before)
      .catch((error: unknown) => {
        throw new Error(`${what} sent no frame`, { cause: error });
      });
    // A change of several rows may send two frames. Wait, so that the next frame belongs to the next change.
    await waitUntilQuiet(guest);
  }
});

test('sends no frame for a change that no guest can see', async () => {
  const { kitchen, guest } = await makeWatchedKitchen();
  const before = updatesOf(guest).length;
  const { id } = kitchen.vendor.item;
  await kitchen.updateItem(id, { description: 'Quiet now' });
  await kitchen.updateItem(id, {});
  await kitchen.update({ settings: {} });
  await waitUntilQuiet(guest);
  expect(updatesOf(guest)).toHaveLength(before);
});

test('sends few frames for a reorder of many dishes, the last frame after the whole reorder', async () => {
  const kitchen = await makeKitchen({ items: Array.from({ length: 90 }, () => ({})) });
  const guest = await openLiveClient();
  await guest.join(kitchen.vendor.id);
  await waitUntilQuiet(guest);
  const before = updatesOf(guest).length;
  const ids = kitchen.vendor.items.map(({ id }) => id).reverse();
  expect((await kitchen.reorder({ item_ids: ids })).status).toBe(200);
  await guest.waitForFrame(() => updatesOf(guest).length > before);
  await waitUntilQuiet(guest);
  expect(updatesOf(guest).length - before).toBeLessThanOrEqual(10);
  const version = updatesOf(guest).at(-1)?.data.menu_version;
  const { json } = await call('GET', `/storefront/${kitchen.vendor.subdomain}?v=${version}`);
  expect(json.menu_items.map(({ id }) => id)).toEqual(ids);
});

test('sends a change to open storefronts within a second', async () => {
  const { kitchen, guest } = await makeWatchedKitchen();
  const delays: number[] = [];
  for (const is_available of [false, true, false]) {
    const before = updatesOf(guest).length;
    expect((await kitchen.updateItem(kitchen.vendor.item.id, { is_available })).status).toBe(200);
    const answeredAt = Date.now();
    await guest.waitForFrame(() => updatesOf(guest).length > before);
    delays.push((updatesOf(guest).at(-1)?.receivedAt ?? Number.NaN) - answeredAt);
  }
  // Take the fastest of three, because other tests keep the processor busy.
  expect(Math.min(...delays)).toBeLessThan(1000);
});
