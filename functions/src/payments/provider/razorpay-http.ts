import { AppError } from '@thali/shared/http/app-error';
import type Razorpay from 'razorpay';
import { config } from '../../config.ts';
import type { RazorpayKeys } from './razorpay-keys.ts';

/** Well below the time limits of a function and of a webhook's answer. */
const timeoutMs = 4000;

/**
 * Creates a client with an account's keys. Loads the package with the first call, because few invocations need it.
 *
 * The package has no option for address, time-out and headers, so set them on its private axios instance `api.rq`.
 * `razorpay-http.test.ts` fails when an upgrade of the package changes `api.rq`.
 */
export async function createClient(
  { keyId, keySecret }: RazorpayKeys,
  headers: Record<string, string> = {},
): Promise<Razorpay> {
  const { default: Client } = await import('razorpay');
  const razorpay = new Client({ key_id: keyId, key_secret: keySecret });
  const { rq }: { rq?: { defaults?: HttpDefaults } } = Object(razorpay.api);
  if (!rq?.defaults) throw new Error('The razorpay package has no api.rq.defaults any more');
  rq.defaults.baseURL = config.razorpay.url;
  rq.defaults.timeout = timeoutMs;
  Object.assign(rq.defaults.headers, headers);
  return razorpay;
}

interface HttpDefaults {
  baseURL: string;
  timeout: number;
  headers: Record<string, unknown>;
}

/** @throws AppError PAYMENT_PROVIDER_FAILED */
export async function callRazorpay<T>(
  keys: RazorpayKeys,
  call: (client: Razorpay) => Promise<T>,
): Promise<T> {
  const client = await createClient(keys);
  try {
    return await call(client);
  } catch (error) {
    throw providerFailed(error);
  }
}

/** Keeps only the status and the code for the log, because a description may repeat a buyer's input. */
export function providerFailed(
  error: unknown,
  message = 'Failed to create Razorpay order.',
): AppError {
  const { status, code } = refusalOf(error);
  const reason = status === undefined ? 'no answer' : `${status} ${code}`;
  return new AppError('PAYMENT_PROVIDER_FAILED', message, {
    cause: new Error(`Razorpay: ${reason}`),
    retryAfterSeconds: 5,
  });
}

/**
 * Reads a refusal, which the package throws as a plain object. Without an answer the package throws a TypeError, and
 * `status` stays undefined.
 */
export function refusalOf(error: unknown) {
  const { statusCode: status, error: inner }: { statusCode?: unknown; error?: unknown } =
    Object(error);
  const { code, description }: { code?: unknown; description?: unknown } = Object(inner);
  return { status, code, description: String(description) };
}
