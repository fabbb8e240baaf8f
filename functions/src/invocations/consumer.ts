import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import type { streamConsumers } from '../routes/route-table.ts';
import { invocation } from './invocation.ts';

type ConsumerName = (typeof streamConsumers)[number]['name'];
type Consume = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

/**
 * The Lambda handler of a stream consumer. Its log lines name records by sequence number. Log lines never contain
 * keys, because the key of a guest's row contains a phone number.
 */
export function consumer(name: ConsumerName, consume: Consume) {
  return (event: DynamoDBStreamEvent, context?: Pick<Context, 'awsRequestId'>) =>
    invocation({ request_id: context?.awsRequestId, consumer: name }, () => consume(event));
}
