import { historyMark } from '@thali/local/history/history-mark';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { handlersHere } from '../support/handlers-here.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { writeOrder } from '../support/write-order.ts';

let handler: (event: SQSEvent) => Promise<SQSBatchResponse>;
beforeAll(async () => {
  handlersHere();
  ({ handler } = await import('@thali/functions/alarm/raise-alarms.lambda'));
});

const createdAt = new Date(Date.now() - 301_000).toISOString();

test.each([1, 2, 3, 4])(
  'by the customer and by itself, while the kitchen confirms: one wins, the portions go back once (%i)',
  async () => {
    const alarm = { sms: false, cancelAfterMinutes: 5 } as const;
    const vendor = await makeVendor({ items: [{ stock: 20 }], settings: { alarm } });
    const device = await makeDevice(vendor.id);
    const { item } = vendor;
    const lines = [
      {
        menuItemId: item.id,
        name: item.name,
        isVegetarian: true,
        quantity: 3,
        unitPricePaise: 60_00,
        isStockCounted: true,
      },
    ];
    const order = await writeOrder(vendor, { createdAt, lines, bodyHash: historyMark });
    const body = JSON.stringify({ orderId: order.id, step: 'cancel' });
    const proof = `phone=${encodeURIComponent(order.customerPhone)}`;
    const giveUp = () => call('POST', `/orders/${order.id}/cancel-unanswered?${proof}`);
    const byItself = () => handler({ Records: [{ messageId: '1', body }] } as SQSEvent);
    const [confirmed, ...givenUp] = await Promise.all([
      device.call('PATCH', `/orders/${order.id}/status`, { status: 'confirmed' }),
      giveUp(),
      giveUp(),
      byItself(),
      byItself(),
    ]).then(([step, first, second]) => [step, first, second]);
    const now = (await call('GET', `/orders/${order.id}?${proof}`)).json.order;
    const isCancelled = now.status === 'cancelled';
    expect(now).toMatchObject(
      isCancelled ? { cancel_reason: 'no_answer' } : { status: 'confirmed' },
    );
    expect(confirmed?.status).toBe(isCancelled ? 409 : 200);
    expect(givenUp.map(({ status }) => status)).toEqual(Array(2).fill(isCancelled ? 200 : 409));
    expect(await item.stock()).toBe(isCancelled ? 23 : 20);
  },
);
