import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { openLiveClient } from '../support/live-client.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor, portionChoices } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { makeStaff } from '../support/sign-in.ts';
import { changeRow } from '../support/test-table.ts';

async function openBoard(settings = {}) {
  const vendor = await makeVendor({ settings });
  const [{ token }, board] = await Promise.all([
    makeStaff(vendor.id),
    makeDevice(vendor.id, 'board'),
  ]);
  return {
    vendor,
    staff: token,
    board,
    order: () => placeOrder(orderBody(vendor)),
    read: async () => (await board.call('GET', '/board')).json,
    step: async (id: string, ...statuses: string[]) => {
      for (const status of statuses) {
        const answer = await moveOrder(token, id, status);
        expect(answer.status, answer.text).toBe(200);
      }
    },
  };
}

const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);

test('shows an accepted order by its token as preparing, then as ready, and then removes it', async () => {
  const { order, read, staff, step, vendor } = await openBoard({ tokens: true });
  const [first, second] = [await order(), await order()];
  const empty = { mess_name: vendor.name, preparing: [], ready: [] };
  expect(await read()).toEqual(empty);

  await step(first.id, 'confirmed');
  await step(second.id, 'confirmed', 'preparing');
  await expect.poll(async () => labels((await read()).preparing)).toEqual(['1', '2']);
  await step(second.id, 'ready');
  const afterReady = await read();
  expect([labels(afterReady.preparing), labels(afterReady.ready)]).toEqual([['1'], ['2']]);
  expect(Date.parse(String(afterReady.ready[0]?.ready_at))).not.toBeNaN();
  await step(second.id, 'completed');
  await call('POST', `/orders/${first.id}/not-collected`, {
    token: staff,
    body: { return_portions: false },
  });
  expect(await read()).toEqual(empty);
});

test('shows the order number of the guest’s page if the mess has no tokens', async () => {
  const { order, read, step } = await openBoard();
  const { id } = await order();
  await step(id, 'confirmed');
  await expect.poll(async () => labels((await read()).preparing)).toEqual([id.slice(-6)]);
});

test('removes an order two hours after it was ready', async () => {
  const { order, read, step } = await openBoard();
  const { id } = await order();
  await step(id, 'confirmed', 'preparing', 'ready');
  await expect.poll(async () => (await read()).ready).toHaveLength(1);
  const ready = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString();
  await changeRow(keys.order(id), { statusTimes: { ready } });
  expect((await read()).ready).toEqual([]);
});

test('enrols a device of the kind in its code, and refuses kitchen calls from a board', async () => {
  const { vendor, staff } = await openBoard();
  const newCode = async (body?: object) => {
    const path = `/vendors/${vendor.id}/kitchen-devices/codes`;
    return (await call('POST', path, { token: staff, body })).json;
  };
  const enroll = async (code: string) =>
    (await call('POST', '/kitchen-devices', { body: { code, name: 'TV' } })).json;
  const boardCode = await newCode({ kind: 'board' });
  expect(new URL(boardCode.enroll_url).pathname).toBe('/board');
  const { device, token } = await enroll(boardCode.code);
  expect(device.kind).toBe('board');
  expect((await call('GET', '/board', { token })).status).toBe(200);
  expect((await call('PUT', '/kitchen-devices/me', { token, body: {} })).json.device.kind).toBe(
    'board',
  );
  expectRefusal(await call('GET', '/kitchen', { token }), 'FORBIDDEN');

  const kitchen = await enroll((await newCode()).code);
  expect(kitchen.device.kind).toBe('kitchen');
  expectRefusal(await call('GET', '/board', { token: kitchen.token }), 'FORBIDDEN');
});

test('sends only the moves of orders over the live connection, without personal data', async () => {
  const { vendor, staff, board, order, step } = await openBoard({ tokens: true });
  const [screen, kitchen] = await Promise.all([openLiveClient(), openLiveClient()]);
  await screen.join(vendor.id, { token: board.token });
  await kitchen.join(vendor.id, { token: staff });
  const shownOrder = await order();
  await step(shownOrder.id, 'confirmed', 'preparing', 'ready', 'completed');
  const boardUpdates = () => screen.frames.filter(({ event }) => event === 'board:update');
  await expect.poll(() => boardUpdates().length).toBe(3);
  await screen.ping();
  expect(boardUpdates().map(({ data }) => data)).toMatchObject([
    { label: '1', column: 'preparing' },
    { label: '1', column: 'ready' },
    { label: '1', column: 'gone' },
  ]);
  expect(new Set(boardUpdates().flatMap(({ data }) => Object.keys(data)))).toEqual(
    new Set(['key', 'label', 'updated_at', 'column', 'ready_at']),
  );
  const all = JSON.stringify(screen.frames);
  const { name, phone } = shownOrder.customer_info;
  for (const word of [name, phone.slice(-10), shownOrder.id]) expect(all).not.toContain(word);
  expect(screen.orderFrames()).toEqual([]);
  expect(kitchen.frames.filter(({ event }) => event === 'board:update')).toEqual([]);
});

test('refuses a board in the room of another mess', async () => {
  const [ownBoard, otherVendor] = await Promise.all([openBoard(), makeVendor()]);
  const screen = await openLiveClient();
  screen.send({ action: 'join', room: `vendor:${otherVendor.id}`, token: ownBoard.board.token });
  const { data } = await screen.waitForFrame(() => true);
  expect(data.code).toBe('VENDOR_ACCESS_DENIED');
});

test('lists the dishes for a TV and marks sold-out dishes', async () => {
  const vendor = await makeVendor({
    settings: { pausedUntil: '2030-01-01T00:00:00.000Z' },
    items: [
      { name: 'Thali', stock: 0 },
      { name: 'Poha', isAvailable: false },
      { name: 'Dosa', hasOptions: true, nameLocal: 'डोसा' },
      { name: 'Pulao' },
      { name: 'Feast' },
    ],
  });
  const [board, staff] = await Promise.all([makeDevice(vendor.id, 'board'), makeStaff(vendor.id)]);
  const read = async () => (await board.call('GET', '/board/menu')).json;
  const [, , dosa, pulao, feast] = vendor.items;
  await changeRow(keys.menuItem(vendor.id, feast?.id ?? ''), { preOrderOnly: true });
  const answer = await read();
  const dishes = () => answer.menu_items.map(({ name, is_sold_out }) => [name, is_sold_out]);
  expect(dishes()).toEqual([
    ['Dosa', undefined],
    ['Pulao', undefined],
    ['Thali', true],
  ]);
  expect(answer.vendor).toMatchObject({
    display_name: vendor.name,
    settings: { paused_until: '2030-01-01T00:00:00.000Z' },
  });
  expect(answer.menu_categories).toEqual([{ id: vendor.categoryId, name: 'Thalis' }]);

  const screen = await openLiveClient();
  await screen.join(vendor.id, { token: board.token });
  const path = `/vendors/${vendor.id}/menu-items/${pulao?.id}/today`;
  await call('PUT', path, { token: staff.token, body: { sold_out_today: true } });
  await screen.waitForFrame(({ event }) => event === 'menu:update');
  const soldOut = async () => (await read()).menu_items.filter((dish) => dish.is_sold_out);
  expect((await soldOut()).map(({ name }) => name)).toEqual(['Pulao', 'Thali']);

  const choices = portionChoices.map((choice) => ({ ...choice, isAvailable: false }));
  await changeRow(keys.optionGroup(vendor.id, vendor.optionGroupId), { choices });
  expect((await soldOut()).map(({ id }) => id)).toContain(dosa?.id);
});
