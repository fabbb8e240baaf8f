import type { consentIds } from '@thali/shared/newsletter/consent-texts';
import { deleteRow } from '../table/delete-row.ts';
import { keys } from '../table/keys.ts';
import { newRow, putRow } from '../table/put-row.ts';
import { queryPage } from '../table/query-rows.ts';

interface SubscriberRow {
  email: string;
  consent: (typeof consentIds)[number];
  subscribedAt: string;
}

/** Stores a subscriber. A repeat keeps the first consent and its time. 1 write unit. */
export async function insertSubscriber(row: SubscriberRow): Promise<void> {
  await putRow(newRow({ ...keys.subscriber(row.email), ...row }));
}

/** Deletes a subscriber, if there is one. 1 write unit. */
export async function deleteSubscriber(email: string): Promise<void> {
  await deleteRow({ Key: keys.subscriber(email) });
}

/** A page of the subscribers, by address. 0.5 read units for about 25. */
export async function readSubscribers({
  after,
  limit,
}: {
  after: string | undefined;
  limit: number;
}): Promise<{ rows: SubscriberRow[]; nextEmail: string | undefined }> {
  const { Items = [], LastEvaluatedKey } = await queryPage({
    KeyConditionExpression: 'PK = :list',
    ExpressionAttributeValues: { ':list': keys.subscriber('').PK },
    Limit: limit,
    ...(after && { ExclusiveStartKey: keys.subscriber(after) }),
  });
  return { rows: Items as SubscriberRow[], nextEmail: LastEvaluatedKey?.SK };
}
