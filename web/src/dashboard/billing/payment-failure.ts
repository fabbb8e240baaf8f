import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';

type Step = 'not-opened' | 'not-paid' | 'not-confirmed';

/** A payment that did not go through, and how far it came. */
export class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure';
  readonly step: Step;

  constructor(step: Step, cause: unknown) {
    super(textOf(step, cause), { cause });
    this.step = step;
  }
}

/** Rule: plans-11 */
function textOf(step: Step, cause: unknown): string {
  const isRefused = cause instanceof ApiError && cause.status < 500;
  if (step === 'not-opened') return errorText(cause) ?? 'Failed to create Razorpay order.';
  if (step === 'not-paid' || isRefused) {
    return (isRefused && errorText(cause)) || 'Payment failed. Please try again.';
  }
  // The money is on its way; without the browser the server hears of it from Razorpay.
  return 'Payment completed but there was an issue processing it. Please contact support.';
}
