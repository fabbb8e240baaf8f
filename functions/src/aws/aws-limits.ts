const kB = 1024;

/**
 * Sizes in bytes above which AWS refuses. The local platform refuses them too. DynamoDB Local has its own limits: 400 kB
 * per item, 100 actions and 4 MB per transaction.
 */
export const awsLimits = {
  /** Lambda: the event and the answer of a call that waits for its answer. */
  lambdaPayload: 6 * kB * kB,
  /** API Gateway: the body of a request, and of an answer. */
  httpBody: 10 * kB * kB,
  /** API Gateway: the request line with all headers. */
  httpHeaders: 10 * kB,
  /** API Gateway: one frame from a client. */
  socketFrame: 32 * kB,
  /** API Gateway: one message to a client. */
  socketMessage: 128 * kB,
  /** SQS: one message, or all messages of a batch. */
  queueMessage: 256 * kB,
  /** Push services: one encrypted message. */
  push: 4 * kB,
} as const;
