import type { HttpApi, WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IBackupVault } from 'aws-cdk-lib/aws-backup';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { FailureQueue } from '../events/failure-queue.ts';
import type { FunctionOf } from '../functions/create-functions.ts';

/** The resources to watch. */
export interface WatchedResources {
  stage: string;
  functionOf: FunctionOf;
  table: ITable;
  backupVault: IBackupVault;
  httpApi: HttpApi;
  socketApi: WebSocketApi;
  distribution: IDistribution;
  failureQueues: readonly FailureQueue[];
  /** Whether the deployment can send text messages and e-mail. */
  canSend: { sms: boolean; email: boolean };
  /** Monthly cost of text messages that triggers an alarm, in US dollars. */
  smsMonthlySpend: number;
  /** An alarm fires below this number of orders in half an hour at lunch. If undefined, there is no such alarm. */
  lunchOrders: number | undefined;
}
