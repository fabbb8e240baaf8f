import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Closers } from '../closers.ts';
import { awsClientConfig } from './aws-client-config.ts';
import { createTable } from './create-table.ts';
import { memoryState } from './memory-state.ts';
import { type Dynamo, type DynamoStorage, type SharedDynamo, startDynamo } from './start-dynamo.ts';
import { openStateTable, type StateTable } from './state-table.ts';

export interface Engine {
  dynamo: Dynamo;
  client: DynamoDBClient;
  documents: DynamoDBDocumentClient;
  /** The local platform's own state. */
  state: StateTable;
  /** The users of the user pool. */
  users: StateTable;
}

/**
 * Starts the database, or connects to a shared database, and creates the platform's table. Stores the local state
 * only with a data folder, because a restart without a data folder begins empty.
 * @param create creates the table, unless it exists
 */
export async function startEngine(
  storage: DynamoStorage | SharedDynamo,
  table: string,
  closers: Closers,
  create = createTable,
): Promise<Engine> {
  const dynamo =
    'endpoint' in storage ? sharedDynamo(storage.endpoint) : await startDynamo(storage);
  closers.add(dynamo.stop);
  const client = new DynamoDBClient(awsClientConfig(dynamo.endpoint));
  closers.add(() => client.destroy());
  await create(client, table);
  const documents = DynamoDBDocumentClient.from(client, {
    marshallOptions: { removeUndefinedValues: true },
  });
  const openState = async (name: string) =>
    'folder' in storage ? openStateTable(client, `${table}-${name}`) : memoryState();
  const [state, users] = await Promise.all([openState('local'), openState('local-cognito')]);
  return { dynamo, client, documents, state, users };
}

/** This platform does not stop or watch a shared engine. */
function sharedDynamo(endpoint: string): Dynamo {
  return { endpoint, ended: new Promise(() => undefined), stop: async () => undefined };
}
