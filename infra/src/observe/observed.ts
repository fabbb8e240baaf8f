import type { HttpApi, WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IBackupVault } from 'aws-cdk-lib/aws-backup';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { FunctionOf } from '../functions/create-functions.ts';

/** What is looked after. */
export interface Observed {
  stage: string;
  functionOf: FunctionOf;
  table: Table;
  backupVault: IBackupVault;
  httpApi: HttpApi;
  socketApi: WebSocketApi;
  distribution: IDistribution;
  /** Whether this deployment has a sender of text messages, and one of e-mail. */
  sends: { sms: boolean; email: boolean };
  /** US dollars that text messages may cost the account in a month before an alarm. */
  smsMonthlySpend: number;
}
