import { reservationMinutes } from '@thali/shared/wallet/pay-settlement.contract';
import type { SettlementPayment } from '../payments/payment-rows.ts';
import { closeSettlement } from './close-settlement.ts';

/** Closes a settlement that was not paid before its reservation ended. */
export async function expireSettlement(
  { vendorId, settlement }: SettlementPayment,
  ageMs: number,
): Promise<void> {
  if (ageMs < reservationMinutes * 60_000) return;
  await closeSettlement(
    vendorId,
    settlement,
    `It was not paid within ${reservationMinutes} minutes.`,
  );
}
