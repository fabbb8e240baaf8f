import type { CognitoTrigger } from '@thali/functions/routes/route-types';
import type { Closers } from '../closers.ts';
import type { StateTable } from '../engines/state-table.ts';
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

interface Dependencies {
  folder: string;
  users: StateTable;
  /** The triggers of the user pool. */
  triggers: readonly CognitoTrigger[];
  invoker: Invoker;
  outbox: Outbox;
  secrets: Secrets;
  queues: Queues;
  closers: Closers;
}

/** Starts the stand-ins for AWS services on one loopback address. */
export async function startAwsServices(dependencies: Dependencies): Promise<string> {
  const { folder, users, triggers, invoker, outbox, secrets, queues, closers } = dependencies;
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
  return serveOnLoopback(server, closers);
}
