import { formatShortRupees } from '@thali/shared/money/paise';
import { ApiError } from '../../lib/api/api-error.ts';
import { demoCode } from '../../lib/api/demo-refusal.ts';

/** The text on screen about the last payment. */
export type SettlementNotice =
  | { kind: 'failed'; text: string }
  | { kind: 'cancelled' | 'reserved'; text: string }
  | { kind: 'on-its-way'; settlementId: string; text: string };

/** Error codes whose message the vendor can understand. */
const explainedCodes = [
  'INVALID_SETTLEMENT_AMOUNT',
  'SETTLEMENT_EXCEEDS_PENDING',
  'TOO_MANY_REQUESTS',
  demoCode,
];

/** Rule: wallet-16 */
export function failureText(error: unknown): string {
  const isExplained = error instanceof ApiError && explainedCodes.includes(error.code);
  return (isExplained && error.message) || 'Payment failed. Please try again.';
}

/** The notice for an outcome other than a payment or a failure. */
export function outcomeNotice(
  { kind, settlementId }: { kind: 'cancelled' | 'reserved' | 'on-its-way'; settlementId: string },
  rupees: number,
): SettlementNotice {
  const amount = formatShortRupees(rupees);
  if (kind === 'cancelled') {
    return { kind, text: `Nothing was paid. ${amount} can be paid again at once.` };
  }
  if (kind === 'reserved') {
    return {
      kind,
      text: `Nothing was paid, but ${amount} stays reserved for up to 30 minutes. To pay it sooner, cancel the settlement in the history.`,
    };
  }
  return {
    kind,
    settlementId,
    text: 'Your payment is on its way. The fees update here once the bank confirms it. No need to pay again.',
  };
}
