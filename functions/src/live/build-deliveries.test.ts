import { expect, it, vi } from 'vitest';
import { awsLimits } from '../aws/aws-limits.ts';
import { sampleOrder } from '../orders/store/sample-order.ts';
import { buildDeliveries } from './build-deliveries.ts';
import { newOrder } from './sample-record.ts';

vi.mock('../vendors/vendor-label.ts', () => ({ vendorLabel: async () => undefined }));

const vendorId = 'VENDR00001';

it('replaces an order by its id if the order is too large for a frame, so screens read it again', async () => {
  const smallOrder = sampleOrder({ vendorId, id: `${vendorId}0000000000000001` });
  const [line] = smallOrder.lines;
  const lines = Array.from({ length: 50 }, () => ({
    ...line,
    specialInstructions: 'घ'.repeat(900),
  }));
  const large = { ...smallOrder, lines } as typeof smallOrder;
  const framesOf = async (after: typeof smallOrder) =>
    (await buildDeliveries(newOrder(vendorId), { before: undefined, after }))
      .map(({ frame }) => frame)
      .filter(({ event }) => event === 'order:new');
  for (const { data } of await framesOf(smallOrder)) expect(data).toHaveProperty('items');
  for (const frame of await framesOf(large)) {
    expect(frame.data).toEqual({ id: smallOrder.id });
    expect(JSON.stringify(frame).length).toBeLessThan(awsLimits.socketMessage);
  }
});
