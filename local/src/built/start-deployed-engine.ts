import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Closers } from '../closers.ts';
import { awsClientConfig } from '../engines/aws-client-config.ts';
import { type DynamoStorage, type SharedDynamo, startDynamo } from '../engines/start-dynamo.ts';
import { type Engine, startEngine } from '../engines/start-engine.ts';
import { createDeployedTable } from './template/create-deployed-table.ts';
import type { Assembly } from './template/read-assembly.ts';

/** The database with the template's table in it, made before the sources' own could be. */
export async function startDeployedEngine(
  storage: DynamoStorage | SharedDynamo,
  assembly: Assembly,
  closers: Closers,
): Promise<Engine> {
  const table = assembly.theOnly('AWS::DynamoDB::Table').ref;
  if ('endpoint' in storage) return withTable(storage.endpoint, table, assembly, closers);
  const dynamo = await startDynamo(storage);
  closers.add(dynamo.stop);
  return { ...(await withTable(dynamo.endpoint, table, assembly, closers)), dynamo };
}

async function withTable(
  endpoint: string,
  table: string,
  assembly: Assembly,
  closers: Closers,
): Promise<Engine> {
  const client = new DynamoDBClient(awsClientConfig(endpoint));
  await createDeployedTable(client, assembly);
  client.destroy();
  return startEngine({ endpoint, table }, table, closers);
}
