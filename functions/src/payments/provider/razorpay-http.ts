import { AppError } from '@thali/shared/http/app-error';
import Razorpay from 'razorpay';
import { config } from '../../config.ts';
import type { RazorpayKeys } from './razorpay-keys.ts';

/** Well below the time limits of a function and of a webhook's answer. */
const timeoutMs = 4000;

/** Address, time-out and headers can only be set on the HTTP client of the package. */
export function clientOf(
  { keyId, keySecret }: RazorpayKeys,
  headers: Record<string, string> = {},
): Razorpay {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq }: { rq?: unknown } = Object(razorpay.api);
  const { defaults }: { defaults?: HttpDefaults } = Object(rq);
  if (!defaults) throw new Error('The razorpay package keeps its HTTP client elsewhere');
  defaults.baseURL = config.razorpay.url;
  defaults.timeout = timeoutMs;
  Object.assign(defaults.headers, headers);
  return razorpay;
}

interface HttpDefaults {
  baseURL: string;
  timeout: number;
  headers: Record<string, unknown>;
}

/** @throws AppError PAYMENT_PROVIDER_FAILED */
export async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw providerFailed(error);
  }
}

/** Status and code alone: descriptions may repeat what a buyer typed. */
export function providerFailed(
  error: unknown,
  message = 'Failed to create Razorpay order.',
): AppError {
  const { status, code } = refusalOf(error);
  const what = status === undefined ? 'no answer' : `${status} ${code}`;
  return new AppError('PAYMENT_PROVIDER_FAILED', message, {
    cause: new Error(`Razorpay: ${what}`),
    retryAfterSeconds: 5,
  });
}

/** The package throws plain objects for refusals, and a TypeError when there was no answer. */
export function refusalOf(error: unknown) {
  const { statusCode: status, error: inner }: { statusCode?: unknown; error?: unknown } =
    Object(error);
  const { code, description }: { code?: unknown; description?: unknown } = Object(inner);
  return { status, code, description: String(description) };
}
