import { Duration, RemovalPolicy, type Stack, TimeZone } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupVault,
  type BackupVaultProps,
} from 'aws-cdk-lib/aws-backup';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { acknowledge } from '../acknowledge.ts';
import type { DataSettings, VaultLock } from './data-settings.ts';

const lifetime = { moveToColdStorageAfter: Duration.days(8), deleteAfter: Duration.days(365) };

type BackupSettings = { stage: string } & Pick<DataSettings, 'backupCopyVault' | 'vaultLock'>;

/**
 * Makes a full copy of the table each month, because point-in-time recovery reaches back only 35 days. DynamoDB itself
 * keeps a deleted table for 35 days. A copy stays for a year, in cold storage after 8 days.
 */
export function createBackup(
  stack: Stack,
  table: ITable,
  { stage, backupCopyVault, vaultLock }: BackupSettings,
): BackupVault {
  const vault = new BackupVault(stack, 'BackupVault', {
    ...lockOf(vaultLock),
    // If a first deployment is rolled back, this policy deletes the vault. A vault that stays would block the next
    // attempt, because its name is fixed.
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  const plan = new BackupPlan(stack, 'BackupPlan', {
    backupPlanName: `thali-${stage}`,
    backupVault: vault,
    backupPlanRules: [
      new BackupPlanRule({
        ruleName: 'Monthly',
        // The backup runs before the nightly jobs, which start at three.
        scheduleExpression: Schedule.cron({ day: '1', hour: '1', minute: '30' }),
        scheduleExpressionTimezone: TimeZone.ASIA_KOLKATA,
        startWindow: Duration.hours(1),
        completionWindow: Duration.hours(8),
        ...lifetime,
        ...(backupCopyVault ? { copyActions: [copyTo(stack, backupCopyVault)] } : {}),
      }),
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

function copyTo(stack: Stack, vaultArn: string) {
  const destinationBackupVault = BackupVault.fromBackupVaultArn(stack, 'CopyVault', vaultArn);
  return { destinationBackupVault, ...lifetime };
}

/** AWS allows at least three days to remove a lock in compliance mode. A manual copy must live for 35 days. */
function lockOf(lock: VaultLock): Pick<BackupVaultProps, 'lockConfiguration'> {
  if (lock === 'off') return {};
  return {
    lockConfiguration: {
      minRetention: Duration.days(35),
      maxRetention: lifetime.deleteAfter,
      ...(lock === 'compliance' ? { changeableFor: Duration.days(3) } : {}),
    },
  };
}
