import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IdentityStack } from '@thali/infra/identity-stack';
import { StatefulStack } from '@thali/infra/stateful-stack';
import { TriggersStack } from '@thali/infra/triggers-stack';
import { Template } from 'aws-cdk-lib/assertions';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp, minimalStage, synthesize } from './synthesize.ts';

const siteBuild = mkdtempSync(join(tmpdir(), 'thali-site-'));
mkdirSync(join(siteBuild, 'assets'));
writeFileSync(join(siteBuild, 'index.html'), '<!doctype html>');
writeFileSync(join(siteBuild, 'assets', 'start.js'), '');
afterAll(() => rmSync(siteBuild, { recursive: true }));

/** The exports of each stack if no other stack imports from it. */
function exportsWithoutImports(): Record<string, string[]> {
  const app = createApp();
  const env = { region: 'ap-south-1' };
  const stateful = new StatefulStack(app, 'Thali-dev-Stateful', {
    env,
    stage: 'dev',
    domain: undefined,
    data: { restoredTableStream: undefined, backupCopyVault: undefined, vaultLock: 'off' },
  });
  const triggers = new TriggersStack(app, 'Thali-dev-Triggers', {
    env,
    stage: 'dev',
    table: stateful.table,
    logRetention: RetentionDays.ONE_MONTH,
  });
  const identity = new IdentityStack(app, 'Thali-dev-Identity', { env, triggers });
  const found = [stateful, triggers, identity].map((stack) => {
    const outputs = Object.values(Template.fromStack(stack).toJSON().Outputs ?? {});
    const names = (outputs as { Export?: { Name: string } }[]).flatMap(({ Export }) =>
      Export ? [Export.Name] : [],
    );
    return [stack.stackName, names.sort()] as const;
  });
  rmSync(app.outdir, { recursive: true });
  return Object.fromEntries(found);
}

const expectedExports = exportsWithoutImports();

// CloudFormation updates a producer before its consumers, and refuses to remove an export that is still imported.
describe('the exports between stacks', () => {
  it.each([
    ['a site', { siteBuild }],
    ['no site', {}],
    ['no optional setting', minimalStage],
  ])('stay the same for a release with %s', (_, context) => {
    const { exportsOf } = synthesize(context);
    for (const [stack, names] of Object.entries(exportsOf)) {
      expect([stack, names]).toEqual([stack, expectedExports[stack] ?? []]);
    }
  });
});
