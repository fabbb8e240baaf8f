import { ApiError } from '../../../lib/api/api-error.ts';
import type { CheckoutIntent } from '../place/checkout-intent.ts';

/** An order that the kitchen takes once its phone is confirmed. Rule: cart-16 */
export interface UnprovenOrder {
  phone: string;
  /** Why it is asked. */
  text: string;
}

export function needsProof(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PHONE_PROOF_REQUIRED';
}

export function unprovenOrder(
  failure: unknown,
  intent: CheckoutIntent | undefined,
): UnprovenOrder | undefined {
  const phone = intent?.bodies[0]?.customerInfo.phone;
  if (!phone || !(failure instanceof ApiError) || !needsProof(failure)) return undefined;
  return { phone, text: failure.message };
}
