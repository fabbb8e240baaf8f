const kB = 1024;

/**
 * Sizes in bytes above which AWS refuses. The local platform refuses them too; DynamoDB Local has the limits of the table
 * itself.
 */
export const awsLimits = {
  /** Lambda: the event and the answer of a call that waits for its answer. */
  lambdaPayload: 6 * kB * kB,
  /** Lambda: the event of a scheduled job, which nobody waits for. */
  lambdaAsyncEvent: kB * kB,
  /** API Gateway: the body of a request, and of an answer. */
  httpBody: 10 * kB * kB,
  /** API Gateway: the request line with all headers. */
  httpHeaders: 10 * kB,
  /** API Gateway: one frame from a client. */
  socketFrame: 32 * kB,
  /** API Gateway: one message to a client. */
  socketMessage: 128 * kB,
  /** SQS: one message, or all messages of a batch. AWS allows 1 MB since 2025; ours are far smaller. */
  queueMessage: 256 * kB,
  /** Push services: one encrypted message. */
  push: 4 * kB,
  /** DynamoDB: one row. */
  tableRow: 400 * kB,
  /** DynamoDB: all rows of a transaction, and their number. */
  transaction: 4 * kB * kB,
  transactionWrites: 100,
} as const;
