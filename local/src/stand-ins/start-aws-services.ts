import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { CognitoTrigger } from '@thali/functions/routes/route-types';
import type { Closers } from '../closers.ts';
import { awsClientConfig } from '../engines/aws-client-config.ts';
import { openStateTable } from '../engines/state-table.ts';
import { serveOnLoopback } from '../gateway/listen.ts';
import type { Invoker } from '../lambda/invoker.ts';
import { awsServer } from './aws-server.ts';
import { cognito } from './cognito/cognito.ts';
import { openSigningKey } from './cognito/signing-key.ts';
import { triggerRunner } from './cognito/triggers.ts';
import { jwksPath } from './cognito/user-pool.ts';
import { kms } from './kms.ts';
import { email, sms } from './messages.ts';
import type { Outbox } from './outbox.ts';
import { type Secrets, secretIds, secretsManager } from './secrets.ts';
import type { Queues } from './sqs.ts';

interface Needs {
  folder: string;
  dynamoEndpoint: string;
  /** The platform's table. The user pool has its own table. */
  table: string;
  /** The triggers of the user pool. */
  triggers: readonly CognitoTrigger[];
  invoker: Invoker;
  outbox: Outbox;
  secrets: Secrets;
  queues: Queues;
  closers: Closers;
}

/** Starts the stand-ins for AWS services on one loopback address. */
export async function startAwsServices(needs: Needs): Promise<string> {
  const { folder, dynamoEndpoint, table, triggers, invoker, outbox, secrets, queues, closers } =
    needs;
  const client = new DynamoDBClient(awsClientConfig(dynamoEndpoint));
  const users = await openStateTable(client, `${table}-local-cognito`);
  const key = await openSigningKey(folder);
  const server = awsServer({
    byTarget: {
      AWSCognitoIdentityProviderService: cognito(users, key, triggerRunner(triggers, invoker)),
      secretsmanager: secretsManager(secrets),
      TrentService: kms(secrets[secretIds.seals] ?? ''),
      PinpointSMSVoiceV2: sms(outbox),
      AmazonSQS: queues.operations,
    },
    byPath: email(outbox),
    documents: { [jwksPath]: key.keySet },
  });
  const address = await serveOnLoopback(server, closers);
  closers.add(() => client.destroy());
  return address;
}
