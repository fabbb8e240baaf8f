import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

export const dependencies = ['table', 'cognito', 'sms', 'email', 'sockets', 'secrets'] as const;
export type Dependency = (typeof dependencies)[number];

/** The name of each service's throttling error. */
const throttledNames: Record<Dependency, string> = {
  table: 'ProvisionedThroughputExceededException',
  cognito: 'TooManyRequestsException',
  sms: 'ThrottlingException',
  email: 'TooManyRequestsException',
  sockets: 'LimitExceededException',
  secrets: 'ThrottlingException',
};

/** The error as middleware sees it, before the SDK retries. */
export function throttled(dependency: Dependency): Error {
  return Object.assign(new Error('Rate exceeded'), {
    name: throttledNames[dependency],
    $fault: 'client',
    $metadata: { httpStatusCode: dependency === 'table' ? 400 : 429 },
    $retryable: { throttling: true },
  });
}

/** The error of a transaction whose last row conflicts with another transaction. */
export function cancelledTransaction(rowCount: number): TransactionCanceledException {
  return new TransactionCanceledException({
    $metadata: { httpStatusCode: 400 },
    message: 'Transaction cancelled',
    CancellationReasons: Array.from({ length: rowCount }, (_, index) => ({
      Code: index === rowCount - 1 ? 'TransactionConflict' : 'None',
    })),
  });
}

/** The error of a single write while a transaction changes its row. */
export function rowConflict(): Error {
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
