import { sampleOrder } from '@thali/shared/orders/sample-order';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../lib/state/fake-storage.ts';
import { ongoingGuestOrders } from './ongoing-guest-orders.ts';
import { storeOrder } from './stored-order.ts';
import { storeTrackingToken } from './tracking-tokens.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});

it('shows the last three orders at the mess, except ended orders', () => {
  const { vendorId } = sampleOrder();
  const ids = ['A', 'B', 'C', 'D', 'E'].map((letter) => `${vendorId}AAAAAAA${letter}12345678`);
  for (const id of [...ids, `OTHERMESS0AAAAAAAA12345678`]) storeTrackingToken(id, `token of ${id}`);
  const [, , extraId = ''] = ids;
  const order = sampleOrder({ id: extraId, status: 'completed' });
  storeOrder(order, { trackingToken: `token of ${extraId}` }, Date.now());
  expect(ongoingGuestOrders(vendorId)).toEqual(
    [ids[1], ids[3], ids[4]].map((orderId) => ({
      orderId,
      proof: { trackingToken: `token of ${orderId}` },
    })),
  );
});
