import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

export const dependencies = ['table', 'cognito', 'sms', 'email', 'sockets', 'secrets'] as const;
export type Dependency = (typeof dependencies)[number];

/** How each service says that it is asked too much. */
const throttledNames: Record<Dependency, string> = {
  table: 'ProvisionedThroughputExceededException',
  cognito: 'TooManyRequestsException',
  sms: 'ThrottlingException',
  email: 'TooManyRequestsException',
  sockets: 'LimitExceededException',
  secrets: 'ThrottlingException',
};

/** As the SDK hands it on, before it tries again. */
export function throttled(dependency: Dependency): Error {
  return Object.assign(new Error('Rate exceeded'), {
    name: throttledNames[dependency],
    $fault: 'client',
    $metadata: { httpStatusCode: dependency === 'table' ? 400 : 429 },
    $retryable: { throttling: true },
  });
}

/** A transaction cancelled because of one of its rows: which, and why. */
export function cancelled(
  count: number,
  at: number,
  code: string,
  name = 'TransactionCanceledException',
): TransactionCanceledException {
  return Object.assign(
    new TransactionCanceledException({
      $metadata: { httpStatusCode: 400 },
      message: 'Transaction cancelled',
      CancellationReasons: Array.from({ length: count }, (_, index) => ({
        Code: index === at ? code : 'None',
      })),
    }),
    { name },
  );
}

/** Another transaction is at the row that is written. */
export function inTheWay(): Error {
  return Object.assign(new Error('Transaction is ongoing for the item'), {
    name: 'TransactionConflictException',
    $fault: 'client',
    $metadata: { httpStatusCode: 400 },
  });
}

export function brokenConnection(): Error {
  return Object.assign(new Error('The connection broke'), {
    name: 'TimeoutError',
    code: 'ECONNRESET',
  });
}

export function refusedConnection(): Error {
  return Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
}

export function timedOut(): Error {
  return Object.assign(new Error('The request timed out'), { name: 'TimeoutError' });
}
