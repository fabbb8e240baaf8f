import { AppError } from '@thali/shared/http/app-error';
import type Razorpay from 'razorpay';
import { config } from '../../config.ts';
import type { RazorpayKeys } from './razorpay-keys.ts';

/** Well below the time limits of a function and of a webhook's answer. */
const timeoutMs = 4000;

/**
 * A client with an account's keys. Loads the package with the first call, because few invocations need it.
 *
 * The package has no option for the address, the time-out or a header of one request. This sets them on `api.rq`, its
 * axios instance, which is private. `razorpay-http.test.ts` fails when an upgrade of the package changes it.
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

/** Logs the status and the code alone, because a description may repeat a buyer's input. */
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

/** The package throws a plain object for a refusal, and a TypeError when there is no answer. */
export function refusalOf(error: unknown) {
  const { statusCode: status, error: inner }: { statusCode?: unknown; error?: unknown } =
    Object(error);
  const { code, description }: { code?: unknown; description?: unknown } = Object(inner);
  return { status, code, description: String(description) };
}
