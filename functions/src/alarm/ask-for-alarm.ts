import { unmarshall } from '@aws-sdk/util-dynamodb';
import { isUnanswered } from '@thali/shared/orders/unanswered';
import type { DynamoDBRecord } from 'aws-lambda';
import type { OrderRecord } from '../orders/order-record.ts';
import { fromOrderRow } from '../orders/order-rows.ts';
import { pushLists, readSubscriptions } from '../push/subscriptions.table.ts';
import { sortKeys } from '../table/keys.ts';
import { sendAlarm } from './alarm-queue.ts';

/**
 * Puts what a change of an order asks for into the queue: a new one rings in the kitchen, one that is ready tells who
 * ordered, where they asked for it. Twice changes nothing.
 * @throws AppError SERVICE_BUSY when the queue or the table is unavailable
 */
export async function askForAlarm({ dynamodb }: DynamoDBRecord): Promise<void> {
  if (dynamodb?.Keys?.SK?.S !== sortKeys.order) return;
  const [before, after] = [orderOf(dynamodb.OldImage), orderOf(dynamodb.NewImage)];
  if (!after) return;
  if (!before && isUnanswered(after)) await sendAlarm({ orderId: after.id, step: 'ring' });
  const isNowReady = after.status === 'ready' && before?.status !== 'ready';
  if (isNowReady && (await isAwaited(after))) {
    await sendAlarm({ orderId: after.id, step: 'ready' });
  }
}

async function isAwaited({ id }: OrderRecord): Promise<boolean> {
  return (await readSubscriptions(pushLists.order(id))).length > 0;
}

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

function orderOf(image: Image): OrderRecord | undefined {
  return image && fromOrderRow(unmarshall(image as Parameters<typeof unmarshall>[0]));
}
