import { ApiError, NetworkError } from '../../../lib/api/api-error.ts';

const texts: Record<string, string> = {
  VENDOR_CLOSED: 'Sorry, we are currently closed. Please try again during business hours.',
  INVALID_TOTAL_AMOUNT:
    'Order amount is too high. Please reduce the quantity of items in your cart.',
  INVALID_FINAL_AMOUNT:
    'Order amount is too high. Please reduce the quantity of items in your cart.',
  INVALID_QUANTITY: 'Some items have invalid quantities. Please check your cart.',
  PRICE_CHANGED:
    'Some prices have changed. Your cart shows the new prices. Please check it and place the order again.',
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
  guest: 'Failed to place order',
  customer: 'Failed to place order. Please try again.',
};

/** The text of a failed order. Rule: cart-9 */
export function orderFailureText(
  error: unknown,
  nameOf: (menuItemId: string) => string | undefined,
  unknownText = unknownFailure.customer,
): string {
  if (error instanceof NetworkError) {
    return "Please check your connection, then place the order again. It can't arrive twice.";
  }
  if (error instanceof OrderWaitsError) {
    return 'You are offline. Your order is kept and goes out once this page is back online, within 10 minutes.';
  }
  if (error instanceof NoOrderError) return 'Order could not be placed. Please try again.';
  if (!(error instanceof ApiError)) return unknownText;
  const missingId = refusedDish(error);
  if (missingId) return missingText(nameOf(missingId));
  const isAboutSlot = error.details[0]?.path === 'ready_for';
  const textForCode = texts[error.code];
  if (textForCode && !isAboutSlot) return textForCode;
  if (error.details.length > 0) return error.details.map(({ message }) => message).join(', ');
  return error.code === 'UNKNOWN' ? unknownText : error.message;
}

/** The id of the dish that the server refused. */
export function refusedDish(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return /Menu item (\S+) not found or unavailable/.exec(error.message)?.[1];
}

/** The index of the line whose choices the server refused, with its reason. */
export function refusedChoices(error: unknown): { index: number; text: string } | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code !== 'CHOICE_UNAVAILABLE' && error.code !== 'INVALID_CHOICES') return undefined;
  const index = /^items\.(\d+)\./.exec(error.details[0]?.path ?? '')?.[1];
  return index === undefined ? undefined : { index: Number(index), text: error.message };
}

export function missingText(name: string | undefined): string {
  return name
    ? `The item "${name}" is no longer available. Please remove it from your cart.`
    : 'One or more items in your cart are no longer available. Please review your cart.';
}
