import type { Order } from '../orders/order.contract.ts';
import { isOngoing } from '../orders/order-status.ts';
import { toE164 } from '../phone/phone-number.ts';

type Sale = Pick<Order, 'status' | 'customerInfo' | 'isCounterSale'>;

/**
 * The phone to text the link of a counter sale, in E.164. Undefined without an Indian phone, or after the end of the
 * order.
 */
export function phoneForLink({ status, customerInfo, isCounterSale }: Sale): string | undefined {
  const phone = toE164(customerInfo.phone);
  return isCounterSale && isOngoing(status) && phone?.startsWith('+91') ? phone : undefined;
}
