import { AppError } from '@thali/shared/http/app-error';
import Razorpay from 'razorpay';
import * as z from 'zod/mini';
import { config } from '../../config.ts';
import type { RazorpayKeys } from './razorpay-keys.ts';

/** Well below the time limits of a function and of a webhook's answer. */
const timeoutMs = 4000;

/** The fields of a payment at Razorpay that are used here. Amounts in paise. */
export const ProviderPayment = z.object({
  id: z.string(),
  order_id: z.nullish(z.string()),
  amount: z.coerce.number(),
  currency: z.string(),
  status: z.string(),
  amount_refunded: z.nullish(z.coerce.number()),
  error_reason: z.nullish(z.string()),
});
export type ProviderPayment = z.output<typeof ProviderPayment>;

/** Makes an order and returns its id. The receipt helps people to match both sides. */
export async function createProviderOrder(
  keys: RazorpayKeys,
  { amountPaise, receipt }: { amountPaise: number; receipt: string },
): Promise<string> {
  const order = { amount: amountPaise, currency: 'INR', receipt };
  const { id } = await asked(() => clientOf(keys).orders.create(order));
  return id;
}

export async function fetchProviderPayment(
  keys: RazorpayKeys,
  paymentId: string,
): Promise<ProviderPayment> {
  return ProviderPayment.parse(await asked(() => clientOf(keys).payments.fetch(paymentId)));
}

/** All payment attempts of an order. */
export async function fetchOrderPayments(
  keys: RazorpayKeys,
  orderId: string,
): Promise<ProviderPayment[]> {
  const { items } = await asked(() => clientOf(keys).orders.fetchPayments(orderId));
  return z.array(ProviderPayment).parse(items);
}

/** Captures an authorized payment. */
export async function captureProviderPayment(
  keys: RazorpayKeys,
  { id, amount, currency }: ProviderPayment,
): Promise<ProviderPayment> {
  return ProviderPayment.parse(
    await asked(() => clientOf(keys).payments.capture(id, amount, currency)),
  );
}

/** Address and time-out can only be set on the HTTP client of the package. */
function clientOf({ keyId, keySecret }: RazorpayKeys): Razorpay {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq }: { rq?: unknown } = Object(razorpay.api);
  const { defaults }: { defaults?: { baseURL: string; timeout: number } } = Object(rq);
  if (!defaults) throw new Error('The razorpay package keeps its HTTP client elsewhere');
  defaults.baseURL = config.razorpay.url;
  defaults.timeout = timeoutMs;
  return razorpay;
}

/**
 * The package throws plain objects for refusals, and a TypeError when there was no answer.
 * @throws AppError PAYMENT_PROVIDER_FAILED ('Failed to create Razorpay order.')
 */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new AppError('PAYMENT_PROVIDER_FAILED', 'Failed to create Razorpay order.', {
      cause: new Error(`Razorpay: ${refusalOf(error)}`),
      retryAfterSeconds: 5,
    });
  }
}

/** Status and code alone: descriptions may repeat what a buyer typed. */
function refusalOf(error: unknown): string {
  const { statusCode, error: inner }: { statusCode?: unknown; error?: unknown } = Object(error);
  const { code }: { code?: unknown } = Object(inner);
  return statusCode === undefined ? 'no answer' : `${statusCode} ${code}`;
}
