import type { Limits } from '@thali/functions/deployment-limits';
import type { QueueName } from '@thali/functions/routes/route-types';
import type { Role } from '@thali/shared/auth/user.contract';
import type { WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { MessageSettings } from '../messages/message-settings.ts';
import type { PaymentResources } from '../payments/payment-settings.ts';

export interface Identity {
  pool: UserPool;
  clients: Record<Role, UserPoolClient>;
}

/** The resources for the environment and grants of a function. A trigger of the user pool gets fewer. */
export interface FunctionResources {
  stage: string;
  table: ITable;
  logRetention: RetentionDays;
  identity?: Identity;
  orderSecret?: Secret;
  edgeSecret?: Secret;
  socketApi?: WebSocketApi;
  queues?: Record<QueueName, Queue>;
  pictureBucket?: IBucket;
  /** The key that encrypts the secrets of messes. */
  sealKey?: IKey;
  release?: string;
  /** The folder of the built site. Undefined for a synthesis without a site. */
  siteBuild?: string | undefined;
  messages?: MessageSettings;
  /** The deployment's inactivity limits, as JSON. */
  inactivity?: string | undefined;
  payments?: PaymentResources;
  limits?: Limits;
  /** The custom domain, if there is one. */
  domain?: string | undefined;
}
