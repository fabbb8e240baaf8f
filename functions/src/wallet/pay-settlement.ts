import { randomUUID } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import type { ErrorCode } from '@thali/shared/http/error-codes';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toPaise } from '@thali/shared/money/paise';
import type { paySettlement as contract } from '@thali/shared/wallet/pay-settlement.contract';
import { settlementAmountProblem, settlementTexts } from '@thali/shared/wallet/settlement-amount';
import { type Actor, actorId } from '../http/actor.ts';
import { readSettlement, readTotals } from '../ledger/ledger.table.ts';
import { availablePaise } from '../ledger/ledger-rows.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { toCheckoutOrder } from '../payments/create-plan-payment.ts';
import { type KeyWritesOf, onceByKey } from '../payments/once-by-key.ts';
import { isSettlementPayment, type SettlementPayment } from '../payments/payment-rows.ts';
import { readPayment } from '../payments/payments.table.ts';
import { readRazorpayKeys } from '../payments/provider/razorpay-keys.ts';
import { recordPaid } from '../payments/record-paid.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';
import { enterPaidSettlement } from './apply-settlement.ts';
import { beginSettlement } from './begin-settlement.ts';
import { toSettlement } from './to-settlement.ts';
import { walletOwner } from './wallet-owner.ts';

/** Razorpay's minimum. */
const minPaise = 100;

/** Starts a payment of platform fees, up to the owed amount. Pays a mock settlement at once. */
export async function paySettlement(
  actor: Actor,
  { headers, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendor = await walletOwner(actor, body);
  const intent = { ...body, vendorId: vendor.id };
  const payment = await onceByKey(
    headers['idempotency-key'],
    intent,
    isSettlementPayment,
    (keyWritesOf) => startSettlement(actor, vendor, body.amount, keyWritesOf),
  );
  if (payment.mode === 'mock' && !(await readRazorpayKeys())) await settleMock(payment);
  const settlement = await readSettlement(vendor.id, payment.settlement);
  if (!settlement) throw new Error(`The payment ${payment.orderId} has no settlement`);
  return { settlement: toSettlement(settlement), order: await toCheckoutOrder(payment) };
}

async function startSettlement(
  actor: Actor,
  vendor: VendorRow,
  rupees: number | null | undefined,
  keyWritesOf: KeyWritesOf,
): Promise<SettlementPayment> {
  // A repeat with the same key does not reach this line, because counting a repeat costs as much as answering it.
  await countTry({ scope: `settle:${vendor.id}`, max: 100, windowSeconds: 3600 });
  // Check before the provider's order is made. The conditional write checks again.
  const available = availablePaise(
    await readTotals(vendor.id, { ConsistentRead: true }),
    new Date(),
  );
  const problem = settlementAmountProblem(rupees, available);
  if (problem) throw refusal(problem);
  const amountPaise = toPaise(rupees ?? 0);
  if (amountPaise < minPaise && (await readRazorpayKeys())) {
    throw amountError('INVALID_SETTLEMENT_AMOUNT', 'The smallest payment is ₹1.');
  }
  const settlement = await beginSettlement(vendor, actorId(actor), amountPaise, keyWritesOf);
  if (!settlement) throw refusal('tooMuch');
  return settlement;
}

/**
 * Pays a mock settlement. Safe to repeat with the same key.
 * @throws AppError SERVICE_BUSY if another call with the same key does not finish it in time
 */
async function settleMock(payment: SettlementPayment): Promise<void> {
  await recordPaid(payment, {
    paymentId: `pay_mock_${randomUUID().replaceAll('-', '')}`,
    via: 'mock',
  });
  await enterPaidSettlement(payment);
  await retryTransaction(
    async () => (await readPayment(payment.orderId))?.step === 'done' || undefined,
  );
}

/** Rule: wallet-6 */
function refusal(problem: keyof typeof settlementTexts): AppError {
  return problem === 'invalid'
    ? amountError('INVALID_SETTLEMENT_AMOUNT', settlementTexts.invalid)
    : amountError('SETTLEMENT_EXCEEDS_PENDING', settlementTexts.tooMuch);
}

function amountError(code: ErrorCode, message: string): AppError {
  return new AppError(code, message, { details: [{ path: 'amount', message }] });
}
