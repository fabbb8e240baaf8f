import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { cancelSettlement as contract } from '@thali/shared/wallet/pay-settlement.contract';
import type { Actor } from '../http/actor.ts';
import { readSettlement } from '../ledger/ledger.table.ts';
import { log } from '../logs/log.ts';
import { isSettlementPayment, type PaymentRow } from '../payments/payment-rows.ts';
import { readPayment } from '../payments/payments.table.ts';
import { isProviderFailure } from '../payments/provider/provider-failures.ts';
import { readRazorpayKeys } from '../payments/provider/razorpay-keys.ts';
import { reconcilePayment } from '../payments/record-payment.ts';
import { enterPaidSettlement } from './apply-settlement.ts';
import { closeSettlement } from './close-settlement.ts';
import { settlementHandler } from './settlement-handler.ts';
import { settlementNumber, toSettlement } from './to-settlement.ts';
import { walletOwner } from './wallet-owner.ts';

/** Cancels a settlement after the vendor closed Checkout, which releases its reservation before the half hour ends. */
export async function cancelSettlement(
  actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { id: vendorId } = await walletOwner(actor, body);
  const number = settlementNumber(params.settlementId);
  const settlement = await readSettlement(vendorId, number);
  if (!settlement) {
    throw new AppError('SETTLEMENT_NOT_FOUND', 'We could not find this settlement.');
  }
  if (settlement.status === 'failed') return { settlement: toSettlement(settlement) };
  const state = await paymentState(settlement.orderId);
  if (state === 'paid' || state === 'authorized') throw alreadyPaid();
  const note = state === 'failed' ? 'The payment failed.' : 'It was cancelled.';
  const closed = await closeSettlement(vendorId, number, note);
  if (closed?.status !== 'failed') throw alreadyPaid();
  return { settlement: toSettlement(closed) };
}

/** The payment's newest status. Asks the provider, which may have a payment that we have not recorded. */
async function paymentState(orderId: string): Promise<PaymentRow['status'] | undefined> {
  const payment = await readPayment(orderId);
  const keys = await readRazorpayKeys();
  if (!payment || !isSettlementPayment(payment)) return undefined;
  if (!keys || payment.mode !== 'razorpay') return payment.status;
  try {
    const state = await reconcilePayment(keys, payment, settlementHandler);
    if (state === 'paid') await enterPaidSettlement(payment);
    if (state !== 'open') return state;
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    log.warn('settlement cancelled without the provider’s answer', {
      order_id: orderId,
      error,
    });
  }
  return (await readPayment(orderId))?.status;
}

function alreadyPaid(): AppError {
  return new AppError('SETTLEMENT_ALREADY_PAID', 'This settlement is already paid.');
}
