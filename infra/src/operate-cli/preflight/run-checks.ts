import type { Account } from './account.ts';
import { checkBootstrap, checkConcurrency, checkCredentials } from './check-account.ts';
import { checkDomain, type ResolveNs } from './check-domain.ts';
import { checkEmail } from './check-email.ts';
import { checkRazorpay } from './check-razorpay.ts';
import { checkSms } from './check-sms.ts';
import { checkTools } from './check-tools.ts';
import { type Asked, about, type Finding } from './finding.ts';

/** What is looked at. */
export interface CheckContext {
  account: Account;
  resolveNs: ResolveNs;
  nodeVersion: string;
  npmVersion: () => Promise<string>;
  awsVersion: () => Promise<string>;
}

/** Everything that a deployment may fail at, in the order in which one goes about it. */
export async function runChecks(context: CheckContext, asked: Asked): Promise<Finding[]> {
  const { account, resolveNs } = context;
  const tools = await checkTools(context);
  const credentials = await checkCredentials(account.identity);
  if (credentials.level === 'stop') return [...tools, credentials];
  const looks: [what: string, look: () => Promise<Finding | Finding[]>][] = [
    ['CDK', () => checkBootstrap(account, asked)],
    ['Lambda concurrency', () => checkConcurrency(account.functions)],
    ['domain', () => checkDomain(account, asked, resolveNs)],
    ['e-mail', () => checkEmail(account, asked)],
    ['SMS', () => checkSms(account.sms, asked)],
    ['Razorpay', () => checkRazorpay(account.secrets, asked)],
  ];
  const found = await Promise.all(
    looks.map(([what, look]) => look().catch((error: unknown) => unseen(what, error))),
  );
  return [...tools, credentials, ...found.flat()];
}

/** Not being allowed to look is no reason to stop, and no good news. */
function unseen(what: string, error: unknown): Finding {
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return about(what).warning(
    `could not be looked at (${why})`,
    'Look by hand, or with other rights.',
  );
}
