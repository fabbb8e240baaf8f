import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import type * as z from 'zod/mini';
import type { ConfigName } from '../config.ts';
import type { IndexName } from '../table/keys.ts';
import type { RowFamily } from './row-families.ts';

/** What a route does to the table; one DynamoDB action each. */
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

/** `razorpay` only where a deployment has keys. */
export type SecretName = 'order' | 'razorpay';

/** The queues that functions send to. */
export type QueueName = 'alarms';

/**
 * What is done to the bucket of pictures, and to which of its folders. Who may list it hears of a file that is not there
 * that it is not there, and not that it may not know.
 */
export type PictureAction =
  | 'ListBucket'
  | `${'GetObject' | 'PutObject' | 'DeleteObject'} ${'incoming' | 'pictures'}`;

/** What is done with the key that the secrets of messes are encrypted with. */
export type SealAction = 'Encrypt' | 'Decrypt';

/** What is done to a WebSocket connection: a frame is posted to it, or it is closed. */
export type SocketMethod = 'POST' | 'DELETE';

/** Everything outside its own memory that a route touches; the grants are derived from it. */
export interface Access {
  table?: readonly TableAction[];
  indexes?: readonly IndexName[];
  /**
   * The only partitions of the table that it touches. Where all routes of a function say so, its role is restricted to them.
   * Not for transactions: AWS does not say that their keys are looked at.
   */
  rows?: readonly RowFamily[];
  cognito?: readonly CognitoAction[];
  secrets?: readonly SecretName[];
  /** What it does with the secrets of messes. */
  seals?: readonly SealAction[];
  /** What it does to WebSocket connections. */
  sockets?: readonly SocketMethod[];
  /** Puts messages into queues. */
  queues?: readonly QueueName[];
  /** What it does to the bucket of pictures. */
  pictures?: readonly PictureAction[];
  /** Sends text messages. */
  sms?: boolean;
  /** Sends e-mail. */
  email?: boolean;
  /** Asks SES whether an e-mail would go out. */
  emailStatus?: boolean;
}

interface FunctionOfRoute {
  /** The Lambda function that serves it: `functions/src/lambdas/{fn}.lambda.ts`. */
  fn: FunctionName;
  access: Access;
}

export interface HttpRoute extends FunctionOfRoute {
  contract: AnyHttpContract;
}

/** What the HTTP API hands over without a contract: the site's pages, and calls that there are none. */
export interface CatchAllRoute extends FunctionOfRoute {
  routeKey: '$default' | 'ANY /api/{proxy+}';
  answers: 'documents' | 'unknown-calls';
}

export interface SocketRoute extends FunctionOfRoute {
  /** A client frame's `action`, or one of the gateway's own. */
  routeKey: '$connect' | '$disconnect' | '$default' | 'join' | 'leave' | 'ping';
  /** The frame's shape, keys in camelCase. */
  frame?: z.ZodMiniType;
}

export interface ScheduledJob extends FunctionOfRoute {
  name: string;
  /** EventBridge Scheduler's expression, in India's time; absent: it is run by hand. */
  expression?: `rate(${string})` | `cron(${string})`;
  /** Repeats after a failed run. */
  retryAttempts: number;
  /** Runs of the same night, minutes apart, each with its number. */
  parts?: number;
}

/** An event filter pattern of Lambda's event source mappings: any of the patterns lets a record in. */
export type StreamFilter = {
  eventName?: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[];
  dynamodb?: { Keys?: { SK?: { S: readonly (string | { prefix: string })[] } } };
};

export interface StreamConsumer extends FunctionOfRoute {
  name: string;
  filters: readonly StreamFilter[];
  batchSize: number;
  /** How long records are gathered for a batch that is not full. */
  batchingWindowSeconds: number;
  retryAttempts: number;
  maxRecordAgeSeconds: number;
}

/** What takes the messages of a queue; those of one batch are taken at once. */
export interface QueueConsumer extends FunctionOfRoute {
  name: string;
  queue: QueueName;
  batchSize: number;
  /** Runs at once. */
  maxConcurrency: number;
  /** After which a message that was handed over and not taken comes again. */
  visibilitySeconds: number;
  /** How often a message is handed over before it is put aside. */
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
  /** The environment that its code reads. */
  environment: readonly ConfigName[];
  /** Whether the site's built documents are packed with its code. */
  carriesDocuments?: boolean;
}
