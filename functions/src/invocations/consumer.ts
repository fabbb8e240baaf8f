import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import type { streamConsumers } from '../routes/route-table.ts';
import { invocation } from './invocation.ts';

type ConsumerName = (typeof streamConsumers)[number]['name'];
type Consume = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

/**
 * The Lambda handler of a stream consumer of the route table. Its lines name records by their sequence
 * number, never by their keys: a customer's key is a phone.
 */
export function consumer(name: ConsumerName, consume: Consume) {
  return (event: DynamoDBStreamEvent, context?: Pick<Context, 'awsRequestId'>) =>
    invocation({ request_id: context?.awsRequestId, consumer: name }, () => consume(event));
}
