import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { cancelSettlement as contract } from '@thali/shared/wallet/pay-settlement.contract';
import type { Actor } from '../http/actor.ts';
import { readPayment } from '../payments/payments.table.ts';
import { closeSettlement } from './close-settlement.ts';
import { settlementNumber, toSettlement } from './to-settlement.ts';
import { readSettlement } from './wallet.table.ts';
import { walletOwner } from './wallet-owner.ts';

/** Whoever closed the checkout can pay again at once, instead of after half an hour. */
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
  const payment = await readPayment(settlement.orderId);
  if (payment?.status === 'paid' || payment?.status === 'authorized') throw alreadyPaid();
  const note = payment?.lastFailure ? 'The payment failed.' : 'It was given up.';
  const closed = await closeSettlement(vendorId, number, note);
  if (closed?.status !== 'failed') throw alreadyPaid();
  return { settlement: toSettlement(closed) };
}

function alreadyPaid(): AppError {
  return new AppError('SETTLEMENT_ALREADY_PAID', 'This settlement is paid already.');
}
