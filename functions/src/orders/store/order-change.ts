import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { isHeldBack, type OrderRecord } from './order-record.ts';
import { fromOrderRow } from './order-rows.ts';

/** An order before and after a change; undefined if it did not exist. */
export interface OrderChange {
  before: OrderRecord | undefined;
  after: OrderRecord | undefined;
}

/** Reads an order change from the table's stream, as the guest sees it. */
export function orderChangeOf({ dynamodb }: DynamoDBRecord): OrderChange {
  return { before: parseImage(dynamodb?.OldImage), after: parseImage(dynamodb?.NewImage) };
}

/** The change as the mess sees it: an order that awaits payment does not exist for the mess. Rule: pay-20 */
export function changeForMess({ before, after }: OrderChange): OrderChange {
  return { before: hideHeldBack(before), after: hideHeldBack(after) };
}

function hideHeldBack(order: OrderRecord | undefined): OrderRecord | undefined {
  return order && isHeldBack(order) ? undefined : order;
}

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

function parseImage(image: Image): OrderRecord | undefined {
  return image && fromOrderRow(unmarshall(image as Parameters<typeof unmarshall>[0]));
}
