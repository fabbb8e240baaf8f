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

/** At night, before the nightly jobs start at three. */
const atNight = { hour: '1', minute: '30' };

/**
 * Full copies of the table, in addition to point-in-time recovery. Recovery ends with the table and reaches back
 * 35 days only. Each copy costs by its size. One copy each week stays for five weeks. One copy each month stays
 * for a year, in cold storage after 8 days.
 */
export function createBackup(stack: Stack, table: Table, stage: string): BackupVault {
  const vault = new BackupVault(stack, 'BackupVault', {
    // A rolled-back creation still deletes the vault. Its name is fixed, so the next attempt would otherwise
    // fail.
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
