import { marshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { toOrderRow } from '../orders/store/order-rows.ts';
import { sampleOrder } from '../orders/store/sample-order.ts';
import { keys } from '../table/keys.ts';

let changes = 0;

/** A changed dish of this vendor, for tests and the bench. */
export function menuChange(vendorId: string): DynamoDBRecord {
  return recordOf(keys.menuItem(vendorId, '0123456789AB'), { price: changes });
}

/** A new order at this vendor. */
export function newOrder(vendorId: string): DynamoDBRecord {
  const id = `${vendorId}${String(changes).padStart(16, '0')}`;
  return recordOf(keys.order(id), toOrderRow(sampleOrder({ vendorId, id })));
}

function recordOf(key: object, row: object): DynamoDBRecord {
  changes += 1;
  return {
    dynamodb: {
      Keys: image(key),
      NewImage: image(row),
      SequenceNumber: String(4_421_584_500 + changes),
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
    },
  };
}

function image(row: object): Record<string, AttributeValue> {
  return marshall(row, { removeUndefinedValues: true }) as Record<string, AttributeValue>;
}
