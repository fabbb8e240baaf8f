import { AppError } from '@thali/shared/http/app-error';
import { config } from '../config.ts';

/**
 * The time limits of an attempt to call an AWS service. The SDK's three attempts end before the function's own
 * time-out, so the caller gets our error instead of a 500.
 */
export const requestHandler = {
  ...config.awsAttemptLimits,
  // Without this option a slow request only logs a warning.
  throwOnRequestTimeout: true,
} as const;

/** Names and codes of transient faults that a service does not mark as transient. */
const transient = new Set([
  // Two concurrent conditional writes of one S3 object.
  'ConditionalRequestConflict',
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TooManyRequestsException',
  'TransactionConflictException',
  'TransactionInProgressException',
  // A trigger of the user pool failed or timed out.
  'UnexpectedLambdaException',
  'UserLambdaValidationException',
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

/** Makes this client throw AppError SERVICE_BUSY (503) for a transient fault of its service. */
export function translateTransientFaults({ middlewareStack }: { middlewareStack: object }): void {
  (middlewareStack as Stack).add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        throw isTransient(error) ? busy(error) : error;
      }
    },
    { step: 'initialize', name: 'translateTransientFaults', priority: 'high' },
  );
}

export function busy(cause: unknown): AppError {
  return new AppError('SERVICE_BUSY', 'We are very busy right now. Please try again.', {
    cause,
    retryAfterSeconds: 1,
  });
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $fault, $metadata }: { code?: unknown; $fault?: unknown; $metadata?: unknown } =
    Object(error);
  const { httpStatusCode }: { httpStatusCode?: unknown } = Object($metadata);
  if ($fault === 'server' || Number(httpStatusCode) >= 500 || httpStatusCode === 429) return true;
  return transient.has(error.name) || transient.has(String(code));
}
