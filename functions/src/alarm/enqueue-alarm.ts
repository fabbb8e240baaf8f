import { unmarshall } from '@aws-sdk/util-dynamodb';
import { isUnanswered } from '@thali/shared/orders/unanswered';
import type { DynamoDBRecord } from 'aws-lambda';
import { fromOrderRow } from '../orders/order-rows.ts';
import { pushLists, readSubscriptions } from '../push/subscriptions.table.ts';
import { orderIdOfKey, sortKeys } from '../table/keys.ts';
import { sendAlarm } from './alarm-queue.ts';

/**
 * Puts what a change of an order asks for into the queue: a new one rings in the kitchen, one that is ready is
 * announced to who ordered, where they asked for it. Twice changes nothing.
 * @throws AppError SERVICE_BUSY when the queue or the table is unavailable
 */
export async function enqueueAlarm({ dynamodb }: DynamoDBRecord): Promise<void> {
  const { Keys, OldImage, NewImage } = dynamodb ?? {};
  if (Keys?.SK?.S !== sortKeys.order || !NewImage) return;
  const orderId = orderIdOfKey(String(Keys.PK?.S));
  if (!OldImage && isNewAlarm(NewImage)) await sendAlarm({ orderId, step: 'ring' });
  const isNowReady = NewImage.status?.S === 'ready' && OldImage?.status?.S !== 'ready';
  if (isNowReady && (await readSubscriptions(pushLists.order(orderId))).length > 0) {
    await sendAlarm({ orderId, step: 'ready' });
  }
}

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

function isNewAlarm(image: Image): boolean {
  return isUnanswered(fromOrderRow(unmarshall(image as Parameters<typeof unmarshall>[0])));
}
