import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  type SESv2Client,
} from '@aws-sdk/client-sesv2';
import type { Account } from './account.ts';
import { type DeploymentPlan, type Finding, findingsAbout } from './finding.ts';
import { stageOn } from './stacks.ts';

/** Checks the sender of e-mail, and whether SES is in the sandbox. */
export async function checkEmail(account: Account, plan: DeploymentPlan): Promise<Finding[]> {
  return Promise.all([checkSender(account, plan), checkSandbox(account.email)]);
}

async function checkSender(
  { email, stacks }: Account,
  { stage, domain, emailFrom }: DeploymentPlan,
): Promise<Finding> {
  const { ok, warning, stop } = findingsAbout('e-mail sender');
  const address = emailFrom?.match(/<([^<>]+)>/)?.[1] ?? emailFrom;
  const from = address?.split('@').at(-1) ?? domain?.name;
  if (!from) {
    return warning(
      'none: the platform sends no e-mail, not even a first password',
      'This is enough for a demo: create-admin shows the password. Otherwise set --domain or --email-from.',
    );
  }
  const isVerified = await readVerification(email, from);
  if (from !== domain?.name) {
    if (isVerified) return ok(`${from} is verified`);
    if (address && (await readVerification(email, address))) return ok(`${address} is verified`);
    return warning(
      `${from} is not verified in SES, and the deployment verifies only its own domain`,
      `aws sesv2 create-email-identity --email-identity ${from}, and enter its DKIM records.`,
    );
  }
  if (isVerified === undefined) return ok(`${from}: the deployment creates this identity`);
  if ((await stageOn(stacks, from)) !== stage) {
    return stop(
      `SES knows ${from} already: the deployment can't create this identity`,
      `aws sesv2 delete-email-identity --email-identity ${from}, if nothing else sends with it.`,
    );
  }
  if (isVerified) return ok(`${from} is verified`);
  return warning(
    `${from} is not verified yet`,
    'After the name servers are right, this takes up to three days.',
  );
}

/** Undefined if SES does not know the identity. */
async function readVerification(
  email: SESv2Client,
  EmailIdentity: string,
): Promise<boolean | undefined> {
  try {
    const identity = await email.send(new GetEmailIdentityCommand({ EmailIdentity }));
    return identity.VerifiedForSendingStatus ?? false;
  } catch (error) {
    if (error instanceof NotFoundException) return undefined;
    throw error;
  }
}

async function checkSandbox(email: SESv2Client): Promise<Finding> {
  const { ok, warning } = findingsAbout('SES');
  const { ProductionAccessEnabled, SendingEnabled, SendQuota } = await email.send(
    new GetAccountCommand({}),
  );
  if (!SendingEnabled)
    return warning('sending is paused', 'See Account dashboard in the SES console.');
  if (ProductionAccessEnabled) return ok(`production access, ${SendQuota?.Max24HourSend} a day`);
  return warning(
    'sandbox: SES sends only to verified addresses',
    "Ask for production access (SES console, 'Get set up'); it takes about a day.",
  );
}
