import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import type * as z from 'zod/mini';
import type { ConfigName } from '../config.ts';
import type { IndexName } from '../table/keys.ts';
import type { RowFamily } from './row-families.ts';

/** DynamoDB actions. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem';

export type CognitoAction =
  | 'AdminAddUserToGroup'
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminInitiateAuth'
  | 'AdminListGroupsForUser'
  | 'AdminRespondToAuthChallenge'
  | 'AdminSetUserPassword'
  | 'AdminUserGlobalSignOut'
  | 'ListUsersInGroup'
  | 'RevokeToken';

/** `razorpay` exists only in a deployment with keys. */
export type SecretName = 'order' | 'razorpay';

/** The queues of functions. */
export type QueueName = 'alarms';

/**
 * An S3 action on the bucket of pictures, and the folder. `ListBucket` makes S3 answer 404 instead of 403 for a missing
 * file.
 */
export type PictureAction =
  | 'ListBucket'
  | `${'GetObject' | 'PutObject' | 'DeleteObject'} ${'incoming' | 'pictures'}`;

/** A KMS action with the key that encrypts the secrets of messes. */
export type SealAction = 'Encrypt' | 'Decrypt';

/** `POST` sends a frame to a WebSocket connection, `DELETE` closes it. */
export type SocketMethod = 'POST' | 'DELETE';

/** All resources that a route uses. The resources determine the grants of its function. */
export interface Access {
  table?: readonly TableAction[];
  indexes?: readonly IndexName[];
  /**
   * The partitions that the route touches. If all routes of a function list them, the function's role allows only them.
   * Leave `rows` out for transactions: AWS does not document that it checks their keys.
   */
  rows?: readonly RowFamily[];
  cognito?: readonly CognitoAction[];
  secrets?: readonly SecretName[];
  /** Encrypts or decrypts the secrets of messes. */
  seals?: readonly SealAction[];
  sockets?: readonly SocketMethod[];
  /** The queues that get messages. */
  queues?: readonly QueueName[];
  pictures?: readonly PictureAction[];
  /** Sends SMS. */
  sms?: boolean;
  /** Sends e-mail. */
  email?: boolean;
  /** Asks SES whether it would send an e-mail. */
  emailStatus?: boolean;
}

interface FunctionOfRoute {
  /** The Lambda function of the route: `functions/src/lambdas/{fn}.lambda.ts`. */
  fn: FunctionName;
  access: Access;
}

export interface HttpRoute extends FunctionOfRoute {
  contract: AnyHttpContract;
}

/** A route without a contract: the site's pages, or unknown calls. */
export interface CatchAllRoute extends FunctionOfRoute {
  routeKey: '$default' | 'ANY /api/{proxy+}';
  answers: 'documents' | 'unknown-calls';
}

export interface SocketRoute extends FunctionOfRoute {
  /** The `action` of a client frame, or a route of the gateway itself. */
  routeKey: '$connect' | '$disconnect' | '$default' | 'join' | 'leave' | 'ping';
  /** The shape of the frame, with keys in camelCase. */
  frame?: z.ZodMiniType;
}

export interface ScheduledJob extends FunctionOfRoute {
  name: string;
  /** The expression of EventBridge Scheduler, in India's time. If absent, an operator starts the job. */
  expression?: `rate(${string})` | `cron(${string})`;
  /** Retries after a failed run. */
  retryAttempts: number;
  /** The number of runs per night, minutes apart. Each run gets its index. */
  parts?: number;
}

/** A filter pattern of Lambda's event source mappings. A record passes if any pattern matches. */
export type StreamFilter = {
  eventName?: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[];
  dynamodb?: { Keys?: { SK?: { S: readonly (string | { prefix: string })[] } } };
};

export interface StreamConsumer extends FunctionOfRoute {
  name: string;
  filters: readonly StreamFilter[];
  batchSize: number;
  /** The time for which Lambda collects records for an incomplete batch. */
  batchingWindowSeconds: number;
  retryAttempts: number;
  maxRecordAgeSeconds: number;
}

/** Handles the messages of a queue. Runs the messages of one batch in parallel. */
export interface QueueConsumer extends FunctionOfRoute {
  name: string;
  queue: QueueName;
  batchSize: number;
  /** Parallel runs. */
  maxConcurrency: number;
  /** An unfinished message is delivered again after this time. */
  visibilitySeconds: number;
  /** A message goes to the failure queue after this many deliveries. */
  maxReceives: number;
}

export interface CognitoTrigger extends FunctionOfRoute {
  trigger: 'defineAuthChallenge' | 'createAuthChallenge' | 'verifyAuthChallengeResponse';
}

/** One Lambda function for each domain. */
export type FunctionName =
  | 'platform'
  | 'auth'
  | 'storefront'
  | 'documents'
  | 'vendors'
  | 'menu'
  | 'pictures'
  | 'qr'
  | 'orders'
  | 'order-payments'
  | 'kitchen'
  | 'team'
  | 'passes'
  | 'customers'
  | 'payments'
  | 'wallet'
  | 'analytics'
  | 'forecast'
  | 'admin'
  | 'live'
  | 'broadcast'
  | 'project-orders'
  | 'raise-alarms'
  | 'expire-orders'
  | 'cancel-unpaid-orders'
  | 'reconcile-payments'
  | 'recount-wallets'
  | 'rebuild-projections'
  | 'retrain-forecasts'
  | 'remind-subscribers'
  | 'sweep-pictures'
  | 'operations'
  | 'auth-challenge';

export interface FunctionSettings {
  memoryMb: number;
  timeoutSeconds: number;
  /** The environment variables that its code reads. */
  environment: readonly ConfigName[];
  /** Whether the site's built documents are packed with its code. */
  hasDocuments?: boolean;
}
