import { AppError } from '@thali/shared/http/app-error';
import { config } from '../../config.ts';
import type { VendorRow } from '../../vendors/vendors.table.ts';
import { hasCountedPortions, type OrderLine } from '../store/order-record.ts';

/**
 * What nobody may order without a proven phone, however rarely they order.
 * @throws AppError PHONE_PROOF_REQUIRED
 * Rule: orders-39
 */
export function checkUnproven(
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
