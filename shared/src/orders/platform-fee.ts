import { AppError } from '../http/app-error.ts';

/**
 * @param cartTotalPaise dishes and parcel charge, whole paise, >= 0
 * @returns fee in paise: 0 for an empty cart, 100 below Rs 100, 200 below Rs 200, 300 from Rs 200
 * @throws AppError INVALID_ORDER_AMOUNT ('Invalid order amount')
 * Rule: fees-1, fees-2
 */
export function platformFee(cartTotalPaise: number): number {
  if (!Number.isFinite(cartTotalPaise) || cartTotalPaise < 0) {
    throw new AppError('INVALID_ORDER_AMOUNT', 'Invalid order amount');
  }
  if (cartTotalPaise === 0) return 0;
  if (cartTotalPaise < 100_00) return 100;
  if (cartTotalPaise < 200_00) return 200;
  return 300;
}
