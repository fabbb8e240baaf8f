import { Duration } from 'aws-cdk-lib';
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addAlarm } from './add-alarm.ts';
import { runbookLink } from './alarm-names.ts';
import { sumOf } from './own-metrics.ts';
import { tableErrors, tableThrottles } from './service-metrics.ts';
import type { WatchedResources } from './watched-resources.ts';

const period = Duration.minutes(5);

/** Alarms on the table and its backups. */
export function addDataAlarms(scope: Construct, watched: WatchedResources, topic: ITopic): void {
  const { stage, table } = watched;
  addAlarm(scope, stage, {
    name: 'table-errors',
    metric: sumOf(tableErrors(table), { period, label: 'Failed calls' }),
    threshold: 10,
    periods: 2,
    explanation:
      'More than 10 calls failed on DynamoDB’s side in two consecutive 5-minute periods. The SDK retries single failures.',
  });
  addAlarm(scope, stage, {
    name: 'table-throttles',
    metric: sumOf(tableThrottles(table), { period, label: 'Throttled' }),
    threshold: 10,
    periods: 2,
    explanation:
      'DynamoDB throttled more than 10 reads or writes in two consecutive 5-minute periods: one partition is at 1,000 writes or 3,000 reads a second, or the whole table at its limit.',
  });
  addBackupWatch(scope, watched, topic);
}

/** AWS Backup reports its jobs as events. */
function addBackupWatch(
  scope: Construct,
  { stage, backupVault }: WatchedResources,
  topic: ITopic,
): void {
  const state = EventField.fromPath('$.detail.state');
  new Rule(scope, 'backup-failed', {
    ruleName: `thali-${stage}-backup-failed`,
    description: `A backup of the table, or its copy, failed. ${runbookLink('backup-failed')}`,
    eventPattern: {
      source: ['aws.backup'],
      detailType: ['Backup Job State Change', 'Copy Job State Change'],
      detail: {
        state: ['FAILED', 'ABORTED', 'EXPIRED'],
        $or: [
          { backupVaultName: [backupVault.backupVaultName] },
          { backupVaultArn: [backupVault.backupVaultArn] },
          { sourceBackupVaultArn: [backupVault.backupVaultArn] },
        ],
      },
    },
    targets: [
      new SnsTopic(topic, {
        // With a topic policy, EventBridge rules of other accounts could publish too. A role belongs to this account
        // only.
        authorizeUsingRole: true,
        message: RuleTargetInput.fromText(
          `Thali ${stage}: a backup of the table, or its copy, ended as ${state}. ${runbookLink('backup-failed')}`,
        ),
      }),
    ],
  });
}
