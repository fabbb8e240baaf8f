import * as z from 'zod/mini';
import type { ErrorCode } from '../http/error-codes.ts';
import { teamRoles } from '../http/rights.ts';
import { MenuItem } from '../menu/menu.contract.ts';
import { Order } from './order.contract.ts';
import { paymentMethods } from './payment-methods.ts';

const currentOrder = z.object({ order: Order });
/** The roles with the right. */
const roles = z.object({ roles: z.array(z.enum(teamRoles)) });

/** Extra fields in the envelope of some errors. A caller can use them to correct the request. */
export const errorFields: Partial<Record<ErrorCode, z.ZodMiniObject>> = {
  PRICE_CHANGED: z.object({
    prices: z.array(z.object({ menuItemId: z.string(), unitPrice: z.number() })),
    /** The parcel charge of the order in rupees; absent if no charge applies. */
    parcelCharge: z.optional(z.number()),
  }),
  /** ISO 8601: when the kitchen takes orders again. */
  KITCHEN_BUSY: z.object({ freeAt: z.string() }),
  /** The methods that this mess accepts; absent if another method would not help. */
  PAYMENT_METHOD_UNAVAILABLE: z.object({ methods: z.optional(z.array(z.enum(paymentMethods))) }),
  /** In rupees. */
  BELOW_MINIMUM_ORDER: z.object({ minimumOrder: z.number() }),
  /** The cash that is expected now, in rupees. */
  SHIFT_CHANGED: z.object({ expected: z.number() }),
  PORTIONS_CHANGED: z.object({ item: MenuItem }),
  INVALID_STATUS_TRANSITION: currentOrder,
  ORDER_STATUS_CONFLICT: currentOrder,
  TOO_LATE_TO_CANCEL: currentOrder,
  /** ISO 8601: the starts of the next slots with room, three at most. */
  SLOT_FULL: z.object({ next: z.array(z.string()) }),
  RIGHT_REQUIRED: roles,
  PERSON_REQUIRED: roles,
  /** The names of the devices. */
  DEVICES_OUTDATED: z.object({ devices: z.array(z.string()) }),
};
