import type { Account } from './account.ts';
import { checkBootstrap, checkConcurrency, checkCredentials } from './check-account.ts';
import { checkDomain, type ResolveNs } from './check-domain.ts';
import { checkEmail } from './check-email.ts';
import { checkQuotas, type ReadQuota } from './check-quotas.ts';
import { checkRazorpay } from './check-razorpay.ts';
import { checkSms } from './check-sms.ts';
import { checkTools } from './check-tools.ts';
import { type DeploymentPlan, type Finding, findingsAbout } from './finding.ts';

export interface CheckContext {
  account: Account;
  resolveNs: ResolveNs;
  nodeVersion: string;
  npmVersion: () => Promise<string>;
  awsVersion: () => Promise<string>;
  readQuota: ReadQuota;
}

/** Runs all checks, in the order of the go-live steps. */
export async function runChecks(context: CheckContext, plan: DeploymentPlan): Promise<Finding[]> {
  const { account, resolveNs } = context;
  const tools = await checkTools(context);
  const credentials = await checkCredentials(account.identity);
  if (credentials.level === 'stop') return [...tools, credentials];
  const checks: [subject: string, check: () => Promise<Finding | Finding[]>][] = [
    ['CDK', () => checkBootstrap(account, plan)],
    ['Lambda concurrency', () => checkConcurrency(account.functions)],
    ['quotas', () => checkQuotas(context.readQuota)],
    ['domain', () => checkDomain(account, plan, resolveNs)],
    ['e-mail', () => checkEmail(account, plan)],
    ['SMS', () => checkSms(account, plan)],
    ['Razorpay', () => checkRazorpay(account.secrets, plan)],
  ];
  const findings = await Promise.all(
    checks.map(([subject, check]) =>
      check().catch((error: unknown) => failedCheck(subject, error)),
    ),
  );
  return [...tools, credentials, ...findings.flat()];
}

/** A check that can't run gives a warning, because missing permissions are no reason to stop. */
function failedCheck(subject: string, error: unknown): Finding {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return findingsAbout(subject).warning(
    `check failed (${reason})`,
    'Check it by hand, or with more permissions.',
  );
}
