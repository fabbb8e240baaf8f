import { camelKeys } from '@thali/shared/http/camel-keys';
import type { Order } from '@thali/shared/orders/order.contract';
import { canVendorChange } from '@thali/shared/orders/order-status';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleLine, sampleOrder } from '../orders/sample-order.ts';
import type { KitchenData } from './kitchen-data.ts';
import { ordersAfter, type StepAction } from './steps.ts';

vi.mock('idb-keyval', () => ({ get: async () => undefined }));

type Server = ReturnType<typeof kitchenServer>;
type Device = Awaited<ReturnType<typeof openDevice>>;

const line = sampleLine('A');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', undefined);
});
afterEach(() => void vi.useRealTimers());

/** A fake API. Applies and records possible steps, and refuses the others. */
function kitchenServer(ids: string) {
  const orders = new Map<string, Order>(
    Array.from(ids, (id) => [id, { ...sampleOrder(id), items: [line] }]),
  );
  const taken: string[] = [];
  const server = { isReached: true, all: () => [...orders.values()], taken };
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!server.isReached) throw new TypeError('Failed to fetch');
    const [id = '', call = ''] = url.split('/').slice(-2);
    if (call === 'acknowledgements') {
      const acknowledgedOrders = [...orders.values()].filter((order) =>
        String(body).includes(order.id),
      );
      return new Response(JSON.stringify({ orders: acknowledgedOrders, refused: [] }));
    }
    const storedOrder = orders.get(id);
    if (!storedOrder) return new Response('{}', { status: 404 });
    const { status, doneLines } = Object(camelKeys(JSON.parse(String(body ?? '{}'))));
    if (call === 'status' && !canVendorChange(storedOrder.status, status)) {
      const refusal = { error: 'No', code: 'INVALID_STATUS_TRANSITION', order: storedOrder };
      return new Response(JSON.stringify(refusal), { status: 409 });
    }
    const at = new Date(Date.parse(storedOrder.updatedAt) + 1).toISOString();
    const changedOrder = {
      ...storedOrder,
      updatedAt: at,
      acknowledgedAt: storedOrder.acknowledgedAt ?? at,
    };
    if (call === 'status') changedOrder.status = status;
    if (call === 'done-lines') changedOrder.items = [{ ...line, isDone: doneLines.includes(0) }];
    orders.set(id, changedOrder);
    taken.push(`${id} ${status ?? call}`);
    return new Response(JSON.stringify({ order: changedOrder }));
  });
  return server;
}

/** Opens the kitchen in a separate browser: its modules do not share any steps. */
async function openDevice(server: Server) {
  vi.resetModules();
  const { createKitchenStore } = await import('./kitchen-store.ts');
  const { toastState: shownToast } = await import('../lib/ui/toast-store.ts');
  const toasts: string[] = [];
  shownToast.subscribe(() => void toasts.push(shownToast.get()?.title ?? ''));
  const { queue, data, applyResponse } = createKitchenStore();
  const read = () =>
    applyResponse({ orders: server.all(), items: [] as unknown } as KitchenData, Date.now());
  read();
  queue.start();
  return {
    read,
    toasts,
    tap: (actions: readonly StepAction[]) => actions.forEach((act) => void queue.add([act])),
    unsent: () => queue.steps.get().length,
    isStuck: queue.isStuck.get,
    shown: () =>
      ordersAfter(data.get()?.orders ?? [], queue.steps.get())
        .map(({ id, status, items }) => `${id} ${status} ${items[0]?.isDone ?? false}`)
        .sort(),
  };
}

const move = (orderId: string, status: Order['status']): StepAction => ({
  kind: 'status',
  orderId,
  status,
});
const moveAll = (ids: string, status: Order['status']) => Array.from(ids, (id) => move(id, status));
const tick = (orderId: string): StepAction => ({ kind: 'tick', orderId, lines: [0], isDone: true });

it('after ten offline steps each, two devices reach the same state, and the server applies each step once', async () => {
  const server = kitchenServer('ABCDEF');
  const [stove, counter] = [await openDevice(server), await openDevice(server)] as [Device, Device];
  server.isReached = false;
  stove.tap([
    ...moveAll('ABCDE', 'confirmed'),
    ...moveAll('ABC', 'preparing'),
    tick('D'),
    move('A', 'ready'),
  ]);
  counter.tap([
    ...moveAll('ABC', 'confirmed'),
    ...moveAll('DE', 'cancelled'),
    move('A', 'preparing'),
    { kind: 'acknowledge', orderId: 'F' },
    ...[move('F', 'confirmed'), move('F', 'preparing'), tick('F')],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  const both = [stove, counter];
  expect(both.map(({ unsent }) => unsent())).toEqual([10, 10]);
  expect(both.map(({ isStuck }) => isStuck())).toEqual([true, true]);
  // Each device shows the taps on it.
  expect(stove.shown()).toContain('A ready false');
  expect(counter.shown()).toContain('F preparing true');

  server.isReached = true;
  await vi.advanceTimersByTimeAsync(30_000);
  for (const { read } of both) read();
  expect(both.map(({ unsent }) => unsent())).toEqual([0, 0]);
  expect(both.map(({ isStuck }) => isStuck())).toEqual([false, false]);
  expect(stove.shown()).toEqual(counter.shown());
  expect(stove.shown()).toEqual(expect.arrayContaining(['A ready false', 'B preparing false']));
  expect(stove.shown()).toEqual(expect.arrayContaining(['C preparing false', 'F preparing true']));
  const moves = server.taken.filter((step) => !/done-lines|acknowledge/.test(step));
  expect(new Set(moves).size).toBe(moves.length);
  // One device confirmed, the second device cancelled. The server accepts one step, and the refused device shows a
  // toast.
  for (const id of 'DE')
    expect(moves.filter((candidate) => candidate.startsWith(id))).toHaveLength(1);
  expect(both.flatMap(({ toasts }) => toasts)).toContain('Update failed');
});
