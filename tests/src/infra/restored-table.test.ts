import { rmSync } from 'node:fs';
import { streamConsumers } from '@thali/functions/routes/route-table';
import { indexes } from '@thali/functions/table/keys';
import { StatefulStack } from '@thali/infra/stateful-stack';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { environmentIn, grantsOfFunction, lambdasOf } from './function-resources.ts';
import { createApp, findOnly, ofType, synthesize } from './synthesize.ts';

const arn = 'arn:aws:dynamodb:ap-south-1:123456789012:table/thali-restored';
const restoredTable = `${arn}/stream/2026-11-27T03:00:00.000`;
const copyVault = 'arn:aws:backup:ap-south-2:210987654321:backup-vault:thali-copies';
const before = synthesize();
const after = synthesize({ restoredTable, backupCopyVault: copyVault, vaultLock: 'compliance' });
const { id: formerTable } = findOnly(before.stateful, 'AWS::DynamoDB::Table');

describe('a restored table', () => {
  it('replaces the created table, and other stacks can use it before the stateful stack forgets the created table', () => {
    expect(ofType(after.stateful, 'AWS::DynamoDB::Table')).toEqual([]);
    // So the stacks of the functions can be deployed first, while their old versions still import the exports of the
    // stateful stack.
    const { triggers, stateless, watch } = after;
    expect(JSON.stringify({ triggers, stateless, watch })).not.toContain(formerTable);
    expect(after.exportsOf['Thali-dev-Stateful']).toEqual(
      before.exportsOf['Thali-dev-Stateful']?.filter((name) => !name.includes(formerTable)),
    );
  });

  it('is the table of every function, with the same grants on rows and indexes', () => {
    const functions = [...lambdasOf(after)];
    expect(functions.map(([fn]) => fn)).toEqual([...lambdasOf(before).keys()]);
    for (const [fn, { resource }] of functions) {
      const { TABLE_NAME } = environmentIn(resource);
      expect([fn, TABLE_NAME]).toEqual([fn, 'thali-restored']);
      const name = fn as Parameters<typeof grantsOfFunction>[1];
      const former = grantsOfFunction(before, name).map((grant) =>
        grant
          .replace(`<${formerTable}.StreamArn>`, restoredTable)
          .replace(`<${formerTable}.Arn>`, arn),
      );
      expect(grantsOfFunction(after, name)).toEqual(former.sort());
    }
  });

  it('feeds every consumer from its stream, with the same filters', () => {
    const mappings = (platform: typeof after) =>
      ofType(platform.stateless, 'AWS::Lambda::EventSourceMapping')
        .map(([id, { Properties }]) => ({ id, ...Properties }))
        .filter(
          (mapping) => 'FilterCriteria' in mapping || 'BisectBatchOnFunctionError' in mapping,
        );
    expect(mappings(after)).toHaveLength(streamConsumers.length);
    expect(mappings(after)).toEqual(
      mappings(before).map((mapping) => ({ ...mapping, EventSourceArn: restoredTable })),
    );
  });

  it('has its alarms, for itself and for each index', () => {
    const watched = JSON.stringify(ofType(after.watch, 'AWS::CloudWatch::Alarm'));
    const tables = [...watched.matchAll(/"Name":"TableName","Value":("[^"]*"|\{)/g)];
    expect(new Set(tables.map(([, name]) => name))).toEqual(new Set(['"thali-restored"']));
    for (const index of Object.keys(indexes)) expect(watched).toContain(`"Value":"${index}"`);
  });

  it('gets the backups', () => {
    const selection = findOnly(after.stateful, 'AWS::Backup::BackupSelection').resource;
    expect(selection.Properties.BackupSelection).toMatchObject({ Resources: [arn] });
  });
});

describe('backups outside the region', () => {
  const rulesOf = ({ stateful }: typeof after) => {
    const { BackupPlan } = findOnly(stateful, 'AWS::Backup::BackupPlan').resource.Properties;
    return (BackupPlan as { BackupPlanRule: Record<string, unknown>[] }).BackupPlanRule;
  };

  it('live as long as the backups beside the table', () => {
    for (const { Lifecycle, CopyActions } of rulesOf(after)) {
      expect(CopyActions).toEqual([{ DestinationBackupVaultArn: copyVault, Lifecycle }]);
    }
  });

  it('are off by default, like the lock of the vault', () => {
    expect(JSON.stringify(rulesOf(before))).not.toContain('CopyActions');
    const vault = findOnly(before.stateful, 'AWS::Backup::BackupVault').resource;
    expect(vault.Properties).not.toHaveProperty('LockConfiguration');
  });
});

it('locks the vault for exactly the lifetimes of the backups, and permanently only in compliance mode', () => {
  const lifetimes = { MinRetentionDays: 35, MaxRetentionDays: 365 };
  const vault = findOnly(after.stateful, 'AWS::Backup::BackupVault').resource;
  expect(vault.Properties.LockConfiguration).toEqual({ ...lifetimes, ChangeableForDays: 3 });
  const app = createApp();
  const governed = new StatefulStack(app, 'Stateful', {
    stage: 'dev',
    domain: undefined,
    data: { restoredTableStream: undefined, backupCopyVault: undefined, vaultLock: 'governance' },
  });
  Template.fromStack(governed).hasResourceProperties('AWS::Backup::BackupVault', {
    LockConfiguration: { ...lifetimes, ChangeableForDays: Match.absent() },
  });
  rmSync(app.outdir, { recursive: true });
});
