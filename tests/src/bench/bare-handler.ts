import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  DynamoDBDocumentClient,
  PutCommand,
  type PutCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';

/** The table's calls for one order. */
export interface OrderCalls {
  menu: BatchGetCommandInput;
  limit: UpdateCommandInput;
  order: PutCommandInput;
}

const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** Makes the same table calls as an order placement, without any checks. */
export async function handler({ body }: { body: string }, { menu, limit, order }: OrderCalls) {
  const { vendorId } = JSON.parse(body);
  await table.send(new BatchGetCommand(menu));
  await table.send(new UpdateCommand(limit));
  await table.send(new PutCommand(order));
  return { statusCode: 201, body: JSON.stringify({ vendorId, ...order.Item }) };
}
