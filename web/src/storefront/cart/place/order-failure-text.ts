import { ApiError, NetworkError } from '../../../lib/api/api-error.ts';
import * as texts from '../checkout-texts.ts';

const textsByCode: Record<string, string> = {
  VENDOR_CLOSED: texts.closedNow,
  INVALID_TOTAL_AMOUNT: texts.amountTooHigh,
  INVALID_FINAL_AMOUNT: texts.amountTooHigh,
  INVALID_QUANTITY: texts.invalidQuantities,
  PRICE_CHANGED: texts.pricesChanged,
};

/** The server reported success but returned no order. */
export class NoOrderError extends Error {
  override readonly name = 'NoOrderError';
}

/** The browser is offline. The order is stored and not sent. */
export class OrderWaitsError extends Error {
  override readonly name = 'OrderWaitsError';
}

/** The text for a failure without a reason from the server. */
export const unknownFailure = {
  guest: texts.failedShort,
  customer: texts.failed,
};

/** The text of a failed order. Rule: cart-9 */
export function orderFailureText(
  error: unknown,
  nameOf: (menuItemId: string) => string | undefined,
  unknownText = unknownFailure.customer,
): string {
  if (error instanceof NetworkError) {
    return texts.checkConnection;
  }
  if (error instanceof OrderWaitsError) {
    return texts.offlineKept;
  }
  if (error instanceof NoOrderError) return texts.notPlaced;
  if (!(error instanceof ApiError)) return unknownText;
  const missingId = refusedDish(error);
  if (missingId) return missingText(nameOf(missingId));
  const isAboutSlot = error.details[0]?.path === 'ready_for';
  const textForCode = textsByCode[error.code];
  if (textForCode && !isAboutSlot) return textForCode;
  if (error.code === 'VALIDATION_ERROR' && error.details.length > 0) {
    return error.details.map(({ message }) => message).join(', ');
  }
  return error.code === 'UNKNOWN' ? unknownText : error.message;
}

/** The id of the dish that the server refused. */
export function refusedDish(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  // The error's own message may be in another language.
  const text = error.details[0]?.message ?? error.message;
  return /Menu item (\S+) not found or unavailable/.exec(text)?.[1];
}

/** The index of the line whose choices the server refused, with its reason. */
export function refusedChoices(error: unknown): { index: number; text: string } | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code !== 'CHOICE_UNAVAILABLE' && error.code !== 'INVALID_CHOICES') return undefined;
  const index = /^items\.(\d+)\./.exec(error.details[0]?.path ?? '')?.[1];
  return index === undefined ? undefined : { index: Number(index), text: error.message };
}

export function missingText(name: string | undefined): string {
  return name ? texts.dishMissing(name) : texts.dishesMissing;
}
