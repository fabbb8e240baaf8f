import { Duration, RemovalPolicy, type Stack, TimeZone } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  type BackupPlanRuleProps,
  BackupResource,
  BackupVault,
} from 'aws-cdk-lib/aws-backup';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { type CronOptions, Schedule } from 'aws-cdk-lib/aws-events';
import { acknowledge } from '../acknowledge.ts';

/** When the country sleeps, and before the nightly jobs begin at three. */
const atNight = { hour: '1', minute: '30' };

/**
 * Copies of the table beside its own point-in-time recovery, which ends with the table and after 35 days. Each is a full
 * one and paid for by its size: one each week for five weeks, and one each month for a year, in cold storage from its
 * second week on.
 */
export function createBackup(stack: Stack, table: Table, stage: string): BackupVault {
  const vault = new BackupVault(stack, 'BackupVault', {
    // But not when its own creation is rolled back: its name is fixed, and the next try would find it taken.
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  const plan = new BackupPlan(stack, 'BackupPlan', {
    backupPlanName: `thali-${stage}`,
    backupVault: vault,
    backupPlanRules: [
      keep('Weekly', { ...atNight, weekDay: 'SUN' }, { deleteAfter: Duration.days(35) }),
      keep(
        'Monthly',
        { ...atNight, day: '1' },
        { moveToColdStorageAfter: Duration.days(8), deleteAfter: Duration.days(365) },
      ),
    ],
  });
  const selection = plan.addSelection('Table', {
    resources: [BackupResource.fromDynamoDbTable(table)],
  });
  acknowledge(selection, {
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]':
      "AWS Backup's own role, for its own policy: what it takes to copy a table is the service's to say.",
  });
  return vault;
}

function keep(
  ruleName: string,
  at: CronOptions,
  lifecycle: Pick<BackupPlanRuleProps, 'moveToColdStorageAfter' | 'deleteAfter'>,
): BackupPlanRule {
  return new BackupPlanRule({
    ruleName,
    scheduleExpression: Schedule.cron(at),
    scheduleExpressionTimezone: TimeZone.ASIA_KOLKATA,
    startWindow: Duration.hours(1),
    completionWindow: Duration.hours(8),
    ...lifecycle,
  });
}
