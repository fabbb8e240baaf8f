import type { DynamoDBRecord } from 'aws-lambda';

/** The `bodyHash` of each past order, in place of the hash of its request. */
export const historyMark = 'demo-history';

/**
 * Whether a stream record comes from loading a past order. Consumers must not get such records, or the kitchen would
 * ring for thousands of old orders while real orders wait.
 */
export function isHistoric({ eventName, dynamodb }: DynamoDBRecord): boolean {
  return eventName === 'INSERT' && dynamodb?.NewImage?.bodyHash?.S === historyMark;
}
