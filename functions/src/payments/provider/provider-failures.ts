import { AppError } from '@thali/shared/http/app-error';

/** Whether Razorpay does not answer or refuses the keys. */
export function isProviderFailure(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'PAYMENT_PROVIDER_FAILED';
}

/** Whether a later call may succeed: Razorpay does not answer, or KMS cannot decrypt the keys at the moment. */
export function isRetryable(error: unknown): error is AppError {
  return isProviderFailure(error) || (error instanceof AppError && error.code === 'SERVICE_BUSY');
}

/** After this many failures a run skips the account, instead of waiting for a time-out for each payment. */
const maxFailures = 5;

export type FailingAccounts = ReturnType<typeof trackFailingAccounts>;

/** Counts the failures of each account in one run of a job, so one broken account does not delay the others. */
export function trackFailingAccounts() {
  const failures = new Map<string, number>();
  return {
    has: (account: string) => (failures.get(account) ?? 0) >= maxFailures,
    count: (account: string) => failures.set(account, (failures.get(account) ?? 0) + 1),
  };
}
