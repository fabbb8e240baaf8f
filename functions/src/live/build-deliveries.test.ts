import { expect, it, vi } from 'vitest';
import { awsLimits } from '../aws/aws-limits.ts';
import { sampleOrder } from '../orders/store/sample-order.ts';
import { buildDeliveries } from './build-deliveries.ts';
import { newOrder } from './sample-record.ts';

vi.mock('../vendors/vendor-label.ts', () => ({ vendorLabel: async () => undefined }));

const vendorId = 'VENDR00001';

it('replaces an order by its id if the order is too large for a frame, so screens read it again', async () => {
  const small = sampleOrder({ vendorId, id: `${vendorId}0000000000000001` });
  const [line] = small.lines;
  const lines = Array.from({ length: 50 }, () => ({
    ...line,
    specialInstructions: 'घ'.repeat(900),
  }));
  const large = { ...small, lines } as typeof small;
  const framesOf = async (after: typeof small) =>
    (await buildDeliveries(newOrder(vendorId), { before: undefined, after }))
      .map(({ frame }) => frame)
      .filter(({ event }) => event === 'order:new');
  for (const { data } of await framesOf(small)) expect(data).toHaveProperty('items');
  for (const frame of await framesOf(large)) {
    expect(frame.data).toEqual({ id: small.id });
    expect(JSON.stringify(frame).length).toBeLessThan(awsLimits.socketMessage);
  }
});
