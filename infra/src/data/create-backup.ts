import { Duration, RemovalPolicy, type Stack, TimeZone } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  type BackupPlanRuleProps,
  BackupResource,
  BackupVault,
} from 'aws-cdk-lib/aws-backup';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { type CronOptions, Schedule } from 'aws-cdk-lib/aws-events';
import { acknowledge } from '../acknowledge.ts';

/** At night, before the nightly jobs start at three. */
const atNight = { hour: '1', minute: '30' };

/**
 * Makes full copies of the table, because point-in-time recovery ends with the table and reaches back only 35 days. A
 * weekly copy stays for five weeks. A monthly copy stays for a year, in cold storage after 8 days.
 */
export function createBackup(stack: Stack, table: ITable, stage: string): BackupVault {
  const vault = new BackupVault(stack, 'BackupVault', {
    // If a first deployment is rolled back, this policy deletes the vault. A vault that stays would block the next
    // attempt, because its name is fixed.
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
      'AWS Backup defines this policy: the service knows the permissions that a copy of a table needs.',
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
