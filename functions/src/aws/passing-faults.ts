import { AppError } from '@thali/shared/http/app-error';

/**
 * How long one call to an AWS service may take. With the SDK's three attempts a service that hangs is told
 * before any function's own time is over, whose end would be a 500.
 */
export const requestHandler = {
  connectionTimeout: 1000,
  requestTimeout: 2500,
  // Without it the SDK only writes a warning.
  throwOnRequestTimeout: true,
} as const;

/** Names and codes of faults that pass by themselves, beside all that a service itself calls its own. */
const passing = new Set([
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TooManyRequestsException',
  'TransactionConflictException',
  'TransactionInProgressException',
  'TimeoutError',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

interface Stack {
  add(
    middleware: (next: (args: never) => Promise<unknown>) => (args: never) => Promise<unknown>,
    options: { step: 'initialize'; name: string; priority: 'high' },
  ): void;
}

/** A passing fault of this client's service reaches the code as AppError SERVICE_BUSY (503). */
export function translatePassingFaults({ middlewareStack }: { middlewareStack: object }): void {
  (middlewareStack as Stack).add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        throw isPassing(error) ? busy(error) : error;
      }
    },
    { step: 'initialize', name: 'translatePassingFaults', priority: 'high' },
  );
}

export function busy(cause: unknown): AppError {
  return new AppError('SERVICE_BUSY', 'We are very busy right now. Please try again.', {
    cause,
    retryAfterSeconds: 1,
  });
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $fault, $metadata }: { code?: unknown; $fault?: unknown; $metadata?: unknown } =
    Object(error);
  const { httpStatusCode }: { httpStatusCode?: unknown } = Object($metadata);
  if ($fault === 'server' || Number(httpStatusCode) >= 500 || httpStatusCode === 429) return true;
  return passing.has(error.name) || passing.has(String(code));
}
