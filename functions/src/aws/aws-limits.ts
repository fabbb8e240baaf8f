const kB = 1024;

/**
 * The maximum sizes in bytes that AWS accepts. The local platform applies them too; DynamoDB Local applies the limits
 * of the table itself.
 */
export const awsLimits = {
  /** Lambda: the event and the answer of a synchronous call. */
  lambdaPayload: 6 * kB * kB,
  /** Lambda: the event of an asynchronous call, such as a scheduled job. */
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
