import { DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { StreamConsumer } from '@thali/functions/routes/route-types';
import { awsClientConfig } from '../engines/aws-client-config.ts';
import { type ConsumerContext, consumeStream, type RunningConsumer } from './consume-stream.ts';

interface StreamContext extends Omit<ConsumerContext, 'client' | 'streamArn'> {
  dynamo: DynamoDBClient;
  endpoint: string;
  table: string;
}

/** Starts the consumers of the table's stream. */
export async function startConsumers(
  needs: StreamContext,
  consumers: readonly StreamConsumer[],
): Promise<RunningConsumer> {
  const { dynamo, endpoint, table, ...around } = needs;
  const { Table } = await dynamo.send(new DescribeTableCommand({ TableName: table }));
  const streamArn = Table?.LatestStreamArn;
  if (!streamArn) throw new Error(`The table ${table} has no stream`);
  const client = new DynamoDBStreamsClient(awsClientConfig(endpoint));
  const running = consumers.map((one) => consumeStream(one, { ...around, client, streamArn }));
  return {
    poke: () => {
      for (const one of running) one.poke();
    },
    stop: async () => {
      await Promise.all(running.map((one) => one.stop()));
      client.destroy();
    },
  };
}
