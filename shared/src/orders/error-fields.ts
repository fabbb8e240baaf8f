import * as z from 'zod/mini';
import type { ErrorCode } from '../http/error-codes.ts';
import { MenuItem } from '../menu/menu.contract.ts';
import { Order } from './order.contract.ts';
import { paymentMethods } from './payment-methods.ts';

const currentOrder = z.object({ order: Order });

/** What the envelope of some errors carries besides: what the caller needs to go on. */
export const errorFields: Partial<Record<ErrorCode, z.ZodMiniObject>> = {
  PRICE_CHANGED: z.object({
    prices: z.array(z.object({ menuItemId: z.string(), unitPrice: z.number() })),
    /** Of this order, in rupees; absent where it pays none. */
    parcelCharge: z.optional(z.number()),
  }),
  /** ISO 8601: when the kitchen takes orders again. */
  KITCHEN_BUSY: z.object({ freeAt: z.string() }),
  /** How an order of this mess can be paid; absent where that is no question. */
  PAYMENT_METHOD_UNAVAILABLE: z.object({ methods: z.optional(z.array(z.enum(paymentMethods))) }),
  /** Rupees. */
  BELOW_MINIMUM_ORDER: z.object({ minimumOrder: z.number() }),
  PORTIONS_CHANGED: z.object({ item: MenuItem }),
  INVALID_STATUS_TRANSITION: currentOrder,
  ORDER_STATUS_CONFLICT: currentOrder,
};
