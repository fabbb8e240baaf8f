import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { idempotencyHeaders } from '../http/idempotency-key.ts';
import { MenuId, VendorId } from '../ids/ids.ts';
import { OrderAnswer } from './order.contract.ts';

/**
 * Places an order for one dish, so that the kitchen can try its screens. Also works while the mess is closed.
 * Rule: orders-35
 */
export const placeTestOrder = defineContract({
  name: 'placeTestOrder',
  summary: 'Place a test order, which no figure counts',
  method: 'POST',
  path: '/vendors/{vendorId}/test-orders',
  callers: ['vendor'],
  needs: 'manage',
  request: {
    params: z.object({ vendorId: VendorId }),
    body: z.object({ menuItemId: MenuId }),
    headers: idempotencyHeaders,
  },
  response: OrderAnswer,
  status: 201,
  errors: [
    'MENU_ITEM_UNAVAILABLE',
    'VENDOR_INACTIVE',
    'VENDOR_NOT_FOUND',
    'TOO_MANY_REQUESTS',
    'VENDOR_ACCESS_DENIED',
  ],
  vendorIdOf: ({ params }) => params.vendorId,
});
