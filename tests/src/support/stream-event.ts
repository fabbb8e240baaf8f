import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { toOrderRow } from '@thali/functions/orders/store/order-rows';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';

let lastNumber = 0;

/** A stream record of an order, with a new sequence number. */
export function orderRecord(order: OrderRecord): DynamoDBRecord {
  return streamRecord(toOrderRow(order));
}

/** A stream record of any row. `undefined` makes a record without an image. */
export function streamRecord(row: Record<string, unknown> | undefined): DynamoDBRecord {
  lastNumber += 1;
  return {
    eventName: 'MODIFY',
    dynamodb: {
      SequenceNumber: String(lastNumber).padStart(21, '0'),
      ...(row && { NewImage: imageOf(row) }),
    },
  };
}

function imageOf(row: object): Record<string, AttributeValue> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, attributeOf(value)]),
  );
}

function attributeOf(value: unknown): AttributeValue {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  return { M: imageOf(Object(value)) };
}

export function numberOf({ dynamodb }: DynamoDBRecord): string {
  return dynamodb?.SequenceNumber ?? '';
}
