import { marshall } from '@aws-sdk/util-dynamodb';
import { AlarmMessage } from '@thali/functions/alarm/alarm-message';
import { awsLimits } from '@thali/functions/aws/aws-limits';
import { maxNames } from '@thali/functions/orders/store/offline-sale';
import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { toOrderRow } from '@thali/functions/orders/store/order-rows';
import { sampleChoice, sampleLine, sampleOrder } from '@thali/functions/orders/store/sample-order';
import { takeStock } from '@thali/functions/orders/store/stock-updates';
import { maxPassesOfPhone } from '@thali/functions/passes/passes.table';
import { pushLists } from '@thali/functions/push/subscriptions.table';
import { httpRoutes, queueConsumers, socketRoutes } from '@thali/functions/routes/route-table';
import type { QueueName } from '@thali/functions/routes/route-types';
import { maxRecentVoids } from '@thali/functions/team/recent-voids.table';
import { BoardChange } from '@thali/shared/board/board-entry';
import type { HttpContract } from '@thali/shared/http/http-contract';
import { JoinFrame, MenuUpdate, type ServerFrame } from '@thali/shared/live/live-frames';
import { menuLimits } from '@thali/shared/menu/menu-limits';
import { maxLines } from '@thali/shared/orders/order-limits';
import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { maxWindows } from '@thali/shared/vendors/windows-problem';
import { beforeAll, expect, test } from 'vitest';
import { bytesOf, largestValue } from '../support/largest-value.ts';
import { pushBrowser } from '../support/push-browser.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';

beforeAll(() => setUpHandlers());

const vendorId = 'VENDR00001';
const text = (length: number) => 'थ'.repeat(length);

/** An order of 50 dishes, each with three choices of each of its ten groups, and each text at its maximum length. */
const largestOrder: OrderRecord = sampleOrder({
  id: `${vendorId}0000000000000001`,
  vendorId,
  token: 999,
  customerName: text(100),
  customerEmail: 'x'.repeat(254),
  specialInstructions: text(500),
  table: text(30),
  cancelNote: text(200),
  lines: Array.from({ length: maxLines }, (_, line) =>
    sampleLine({
      menuItemId: `DISH${String(line).padStart(8, '0')}`,
      name: text(80),
      isStockCounted: true,
      specialInstructions: text(200),
      choices: Array.from({ length: 3 * menuLimits.groupsOfDish }, (_choice, choice) =>
        sampleChoice({
          groupId: `GR0P${String((line * 10 + choice) % menuLimits.optionGroups).padStart(8, '0')}`,
          name: text(40),
          isStockCounted: true,
        }),
      ),
    }),
  ),
});

/** A check outside the schema bounds these fields, or no row stores them. */
const boundedElsewhere = {
  'businessHours{}': Array(maxWindows).fill({ open: '00:00', close: '00:00' }),
  'today.windows': Array(maxWindows).fill({ open: '00:00', close: '00:00' }),
  '.upiId': 'x'.repeat(320),
  '.gstin': 'x'.repeat(15),
  '.fssai': 'x'.repeat(14),
  '.estimatedReadyTime': 'x'.repeat(24),
  '.categoryId': 'x'.repeat(12),
  'knownChoices[].name': text(80),
  '.knownSettings': null,
};

test('every request is below the limit of a body, and below the limit of a row except lists of known ids', async () => {
  const { maxBodyBytes } = await import('@thali/functions/http/parse-body');
  const sizes = new Map<string, number>();
  for (const { contract } of httpRoutes as readonly { contract: HttpContract }[]) {
    const { body } = contract.request;
    if (!body || contract.bodyIsText) continue;
    sizes.set(contract.name, bytesOf(largestValue(body, contract.name, boundedElsewhere)));
  }
  const above = (bytes: number) =>
    [...sizes].filter(([, size]) => size > bytes).map(([name]) => name);
  // A thousand dishes with ten sizes each. A larger body gets PAYLOAD_TOO_LARGE.
  expect(above(maxBodyBytes)).toEqual(['changeMenuItems']);
  expect(above(awsLimits.tableRow).sort()).toEqual([
    'changeMenuItems',
    'placeCounterOrder',
    'placeOrder',
  ]);
  expect((4 / 3) * maxBodyBytes + 2 * awsLimits.httpHeaders).toBeLessThan(awsLimits.lambdaPayload);
});

test('every frame of a client is below the limit of a frame', () => {
  for (const route of socketRoutes) {
    if (!('frame' in route)) continue;
    expect(bytesOf(largestValue(route.frame, route.routeKey))).toBeLessThan(awsLimits.socketFrame);
  }
});

test('every frame of the server is below the limit of a message', async () => {
  const { buildDeliveries } = await import('@thali/functions/live/build-deliveries');
  const { envelopeOf } = await import('@thali/functions/http/answer-errors');
  const { AppError } = await import('@thali/shared/http/app-error');
  const { newOrder } = await import('@thali/functions/live/sample-record');
  const room = `vendor:${vendorId}`;
  const change = { before: undefined, after: largestOrder };
  const deliveries = await buildDeliveries(newOrder(vendorId), change);
  const orderFrames = deliveries
    .map(({ frame }) => frame)
    .filter((frame) => frame.event.startsWith('order:'));
  expect(orderFrames.length).toBeGreaterThan(0);
  const issues = JoinFrame.safeParse(
    Object.fromEntries(Object.keys(JoinFrame.shape).map((key) => [key, {}])),
  );
  const details = issues.error?.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  const error = new AppError('VALIDATION_ERROR', 'The frame is not valid.', {
    details: details ?? [],
  });
  const version = 'x'.repeat(40);
  const unbounded = {
    '.menuVersion': version,
    '.key': 'x'.repeat(16),
    '.label': 'x'.repeat(20),
    '.updatedAt': 'x'.repeat(24),
    '.readyAt': 'x'.repeat(24),
  };
  const frames: Record<ServerFrame['event'], unknown> = {
    joined: { event: 'joined', room, data: { room, menuVersion: version } },
    pong: { event: 'pong' },
    'order:new': orderFrames,
    'order:update': orderFrames,
    'menu:update': largestValue(MenuUpdate, '', unbounded),
    'board:update': largestValue(BoardChange, '', unbounded),
    'device:ring': { event: 'device:ring', room, data: { deviceId: 'x'.repeat(26) } },
    error: { event: 'error', data: envelopeOf(error, 'x'.repeat(36)) },
  };
  for (const [event, frame] of Object.entries(frames)) {
    expect(bytesOf(frame), event).toBeLessThan(awsLimits.socketMessage);
  }
});

test('every batch of a queue is below the limits of a batch and of an event', () => {
  const messages: Record<QueueName, unknown> = { alarms: largestValue(AlarmMessage) };
  for (const { queue, batchSize } of queueConsumers) {
    expect(10 * bytesOf(messages[queue])).toBeLessThan(awsLimits.queueMessage);
    expect(batchSize * awsLimits.queueMessage).toBeLessThan(awsLimits.lambdaPayload);
  }
});

test('the largest order fits into a row, a transaction and an event of the stream', async () => {
  const { insertOrder } = await import('@thali/functions/orders/placing/insert-order.table');
  const { readOrder } = await import('@thali/functions/orders/store/orders.table');
  const row = toOrderRow(largestOrder);
  const image = marshall(row, { removeUndefinedValues: true });
  expect(bytesOf(row)).toBeLessThan(awsLimits.tableRow);
  expect(2 * bytesOf(image)).toBeLessThan(awsLimits.lambdaPayload);
  // The order itself, its place in the list of unpaid orders, and the window of the kitchen's cap.
  expect(takeStock(largestOrder).length + 3).toBeLessThanOrEqual(awsLimits.transactionWrites);
  // The table has none of the dishes, but it accepts the transaction.
  expect(await insertOrder(largestOrder)).toMatchObject({ outcome: 'out-of-stock' });
  const lines = largestOrder.lines.map((line) => ({
    ...line,
    isStockCounted: false,
    choices: line.choices?.map((choice) => ({ ...choice, isStockCounted: false })),
  }));
  expect(await insertOrder({ ...largestOrder, lines })).toMatchObject({ outcome: 'inserted' });
  expect((await readOrder(largestOrder.id))?.lines).toHaveLength(maxLines);
});

test('a browser gets the largest push message', async () => {
  const { notifyKitchen } = await import('@thali/functions/push/notify');
  const browser = pushBrowser();
  const { endpoint, keys } = browser.subscription;
  await notifyKitchen(largestOrder, [{ endpoint, ...keys }]);
  expect(await browser.received()).toHaveLength(1);
});

test('rows that grow stay below the maximum size of a row', () => {
  const vendor = largestValue(updateVendor.request.body, 'updateVendor', boundedElsewhere);
  const subscription = {
    endpoint: text(1000),
    p256dh: 'x'.repeat(87),
    auth: 'x'.repeat(22),
    userId: 'x'.repeat(26),
  };
  const name = text(60);
  const rows = {
    vendor,
    drawer: Object.fromEntries(
      Array.from({ length: maxNames }, (_, index) => [
        `price#1${index}00000#1000000#${name}`,
        5000,
      ]),
    ),
    'close of a shift': Array(maxNames).fill({
      name,
      quantity: 5000,
      charged: 9999.99,
      menu: 9999.99,
    }),
    'passes of a phone': Array(maxPassesOfPhone).fill('x'.repeat(20)),
    'voids of an hour': Array(maxRecentVoids).fill({
      ...{ id: 'x'.repeat(36), paise: 1_000_000, at: 1_800_000_000_000 },
    }),
    subscriptions: Array(pushLists.vendor(vendorId).max).fill(subscription),
  };
  for (const [name, row] of Object.entries(rows)) {
    expect(bytesOf(row), name).toBeLessThan(awsLimits.tableRow);
  }
});
