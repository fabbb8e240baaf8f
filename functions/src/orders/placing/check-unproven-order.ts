import { AppError } from '@thali/shared/http/app-error';
import { isPhoneProof } from '../../auth/otp/phone-proof.ts';
import { config } from '../../config.ts';
import { readUser } from '../../identity/users.table.ts';
import type { VendorRow } from '../../vendors/vendors.table.ts';
import { hasCountedPortions, type OrderLine } from '../store/order-record.ts';
import type { OrderRequest } from './new-order.ts';

/**
 * Refuses an order without a proven phone if the mess or the order needs one. Runs before any rate limit.
 * @throws AppError PHONE_PROOF_REQUIRED
 * Rule: orders-39
 */
export function checkUnprovenOrder(
  { settings, proofUntil }: VendorRow,
  lines: readonly OrderLine[],
  now: Date,
): void {
  if (settings.requireCustomerLogin) {
    throw phoneProofRequired('Confirm your phone to order here.');
  }
  if (proofUntil && proofUntil > now.toISOString()) {
    throw phoneProofRequired(
      'This kitchen is getting many orders right now. Confirm your phone to go on.',
    );
  }
  if (countedPortions(lines) > config.limit('ORDERS_UNPROVEN_PORTIONS')) {
    throw phoneProofRequired('Confirm your phone to order so many portions.');
  }
}

export function phoneProofRequired(message: string): AppError {
  return new AppError('PHONE_PROOF_REQUIRED', message);
}

function countedPortions(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + (hasCountedPortions(line) ? line.quantity : 0), 0);
}

/**
 * The caller's proven phone: the order's phone if the proof is valid, or else the proven phone of the account.
 * Undefined if neither exists. 0.5 read units for an account.
 * Rule: orders-38
 */
export async function provenPhoneOf(
  { customerId, body }: OrderRequest,
  phoneProof: string | undefined,
): Promise<string | undefined> {
  const { phone } = body.customerInfo;
  if (phoneProof && (await isPhoneProof(phone, phoneProof))) return phone;
  return customerId ? (await readUser(customerId))?.provenPhone : undefined;
}
