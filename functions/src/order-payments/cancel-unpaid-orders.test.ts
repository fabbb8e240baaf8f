import { beforeEach, expect, it, vi } from 'vitest';
import { listAwaiting } from '../orders/store/awaiting-orders.table.ts';
import { readOrder } from '../orders/store/orders.table.ts';
import { replaceOrder } from '../orders/store/replace-order.table.ts';
import { sampleOrder } from '../orders/store/sample-order.ts';
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts';
import { checkOrderPayment } from './check-order-payment.ts';

vi.mock('../config.ts', () => ({ config: { tableName: 'test' } }));
vi.mock('../orders/store/awaiting-orders.table.ts');
vi.mock('../orders/store/orders.table.ts');
vi.mock('../orders/store/replace-order.table.ts');
vi.mock('./check-order-payment.ts');

const now = new Date('2026-11-20T07:41:00.000Z');
const broken = 'BR0KENMESS';
const working = 'W0RK1NGMES';
/** 300 orders of a mess whose account does not answer, then one of another mess. */
const orders = [...Array.from({ length: 300 }, () => broken), working].map((vendorId, index) =>
  sampleOrder({
    id: `${vendorId}${String(index).padStart(16, '0')}`,
    vendorId,
    createdAt: '2026-11-20T07:30:00.000Z',
    awaitsPaymentUntil: '2026-11-20T07:40:00.000Z',
  }),
);

beforeEach(() => {
  vi.mocked(listAwaiting).mockResolvedValue(
    orders.map(({ id }) => ({ key: { PK: 'ORDERS#AWAITING#0', SK: id }, orderId: id })),
  );
  vi.mocked(readOrder).mockImplementation(async (id) => orders.find((order) => order.id === id));
  vi.mocked(replaceOrder).mockImplementation(async (_before, current) => ({
    outcome: 'changed',
    current,
  }));
});

it('cancels the order of a mess although the account of another mess does not answer', async () => {
  vi.useFakeTimers({ now });
  vi.mocked(checkOrderPayment).mockImplementation(async ({ vendorId }) => {
    if (vendorId === working) return 'unpaid';
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    return 'unknown';
  });
  const run = cancelUnpaidOrders(now);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await run).toEqual({ cancelled: 1 });
});
