import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { deploymentLimits, type LimitName } from '@thali/functions/deployment-limits';
import { arn } from '../engines/aws-client-config.ts';
import { readEnvironment } from '../environment.ts';
import { demoIssuer, localOrderLimits } from '../handler-environment.ts';
import { repositoryRoot } from '../repository-root.ts';
import { runProgram } from '../run-program.ts';
import { buildSite } from '../site/build-site.ts';
import { hashSources } from '../site/hash-sources.ts';

/** The settings of a deployment. */
export interface DeploymentChoices {
  /** Payments through the Razorpay stand-in. Otherwise payments are mocks. */
  razorpay: boolean;
  /** Inactivity limits other than the defaults, as JSON. */
  inactivity?: string | undefined;
}

/** No request goes to this domain, because the edge runs on this machine. */
const domain = 'thali.example';
const razorpaySecret = arn('secretsmanager', 'secret:thali/razorpay-local1');

const home = join(tmpdir(), `thali-built-${userInfo().username}`);
/** Keeps the newest folders, because a running platform may use them. */
const maxFolders = 8;
const sources = ['shared', 'functions', 'infra'].map((workspace) => `${workspace}/src`);

/**
 * Builds the site and synthesises a deployment, unless the sources are unchanged. The output is outside the
 * repository, so that bundles can't import the repository's packages.
 * @returns the folder with templates and assets
 * @throws StartFailure with the output, if the synthesis fails
 */
export async function synthesize(choices: DeploymentChoices): Promise<string> {
  await buildSite();
  const context = contextOf(choices);
  const hashed = await hashSources(repositoryRoot, [
    ...sources,
    ...['web/dist', 'cdk.json', 'package-lock.json'],
  ]);
  const name = createHash('sha256')
    .update(hashed + JSON.stringify(context))
    .digest('hex');
  const folder = join(home, name.slice(0, 24));
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  await mkdir(home, { recursive: true, mode: 0o700 });
  await deleteOldFolders();
  const draft = await mkdtemp(join(home, 'new-'));
  try {
    await runSynthesis(draft, context);
    // Another process may have created it already.
    await rename(draft, folder).catch(() => undefined);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}

function contextOf({ razorpay, inactivity }: DeploymentChoices): Record<string, string> {
  return {
    domain,
    hostedZoneId: 'Z0LOCAL',
    release: 'local',
    smsEntityId: 'local-entity',
    smsTemplateId: 'local-template',
    smsNoticeTemplateId: 'local-notice-template',
    smsAlarmTemplateId: 'local-alarm-template',
    smsOrderTemplateId: 'local-order-template',
    smsOrigination: 'THALIS',
    ...orderLimits(),
    receiptIssuer: JSON.stringify(demoIssuer),
    ...(razorpay ? { razorpaySecretArn: razorpaySecret } : { payments: 'mock' }),
    ...(inactivity !== undefined && { inactivity }),
  };
}

function orderLimits(): Record<string, string> {
  const chosen = Object.entries(localOrderLimits) as [LimitName, string][];
  return Object.fromEntries(chosen.map(([name, max]) => [deploymentLimits[name].context, max]));
}

function runSynthesis(folder: string, context: Record<string, string>): Promise<void> {
  const program = join(repositoryRoot, 'node_modules', 'aws-cdk', 'bin', 'cdk');
  const settings = Object.entries(context).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return runProgram(
    process.execPath,
    [program, 'synth', '--quiet', '--output', folder, ...settings],
    {
      cwd: repositoryRoot,
      env: {
        // The app runs with the same Node.js.
        PATH: [dirname(process.execPath), readEnvironment('PATH')].join(delimiter),
        HOME: home,
        TMPDIR: tmpdir(),
        NO_COLOR: '1',
        CDK_DISABLE_VERSION_CHECK: '1',
      },
    },
    'The deployment could not be synthesized',
  );
}

async function deleteOldFolders(): Promise<void> {
  const folders = (await readdir(home)).map(async (name) => {
    const path = join(home, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
    return { path, mtimeMs };
  });
  const newestFirst = (await Promise.all(folders)).sort((a, b) => b.mtimeMs - a.mtimeMs);
  for (const { path } of newestFirst.slice(maxFolders)) {
    await rm(path, { recursive: true, force: true });
  }
}
