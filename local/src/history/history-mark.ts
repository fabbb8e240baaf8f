import type { DynamoDBRecord } from 'aws-lambda';

/** The `bodyHash` of each past order, in place of the hash of its request. */
export const historyMark = 'demo-history';

/**
 * Whether a stream record is the loading of a past order. Consumers must not get it: the kitchen would
 * ring for thousands of old orders, and real orders would wait behind them.
 */
export function isHistoric({ eventName, dynamodb }: DynamoDBRecord): boolean {
  return eventName === 'INSERT' && dynamodb?.NewImage?.bodyHash?.S === historyMark;
}
