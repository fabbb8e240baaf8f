import { execFile } from 'node:child_process';
import { resolveNs } from 'node:dns/promises';
import { promisify } from 'node:util';
import { JobError } from '../platform-link.ts';
import { CommandLineError } from '../read-command-line.ts';
import { closeAccount, openAccount } from './account.ts';
import type { DeploymentPlan, Finding } from './finding.ts';
import { runChecks } from './run-checks.ts';

/**
 * Runs `preflight` and prints a line for each finding.
 * @throws JobError if a finding stops the deployment
 */
export async function runPreflight(
  { stage, region }: { stage: string; region: string },
  input: Record<string, unknown>,
  reportProgress: (text: string) => void,
): Promise<string> {
  const plan = { stage, region, ...readPlan(input) };
  const account = openAccount(region);
  try {
    const findings = await runChecks(
      {
        account,
        resolveNs,
        nodeVersion: process.version,
        npmVersion: () => versionOf('npm'),
        awsVersion: () => versionOf('aws'),
        readQuota: (service, code) => quotaOf(region, service, code),
      },
      plan,
    );
    for (const finding of findings) reportProgress(lineOf(finding));
    return verdict(findings);
  } finally {
    closeAccount(account);
  }
}

function readPlan(input: Record<string, unknown>): Omit<DeploymentPlan, 'stage' | 'region'> {
  const textOf = (name: string) => (typeof input[name] === 'string' ? input[name] : undefined);
  const [name, hostedZoneId] = [textOf('domain'), textOf('hostedZone')];
  if (Boolean(name) !== Boolean(hostedZoneId)) {
    throw new CommandLineError('--domain and --hosted-zone go together.');
  }
  return {
    domain: name && hostedZoneId ? { name, hostedZoneId } : undefined,
    emailFrom: textOf('emailFrom'),
    razorpaySecret: textOf('razorpaySecret'),
  };
}

/** Returns the first part of a version such as `aws-cli/2.17.0 Python/3.11`. */
async function versionOf(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, ['--version']);
  return stdout.trim().split(' ')[0] ?? '';
}

/** Asks the AWS CLI, which docs/go-live.md requires anyway. So this check needs no further SDK client. */
async function quotaOf(region: string, service: string, code: string): Promise<number> {
  const command = ['service-quotas', 'get-service-quota', '--region', region];
  const quota = ['--service-code', service, '--quota-code', code];
  const { stdout } = await promisify(execFile)('aws', [
    ...[...command, ...quota],
    ...['--query', 'Quota.Value', '--output', 'text'],
  ]);
  return Number(stdout);
}

export function lineOf({ level, subject, summary, remedy }: Finding): string {
  const line = `${level.padEnd(8)} ${subject.padEnd(20)} ${summary}`;
  return remedy ? `${line}\n${' '.repeat(9)}→ ${remedy}` : line;
}

function verdict(findings: readonly Finding[]): string {
  const count = (targetLevel: string) =>
    findings.filter(({ level }) => level === targetLevel).length;
  const [stops, warnings] = [count('stop'), count('warning')];
  if (stops > 0) throw new JobError(`Not ready: fix ${stops} first. Warnings: ${warnings}.`);
  return `Ready to deploy. Warnings: ${warnings}.`;
}
