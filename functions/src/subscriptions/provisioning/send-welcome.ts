import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import { tenantOrigin } from '@thali/shared/tenancy/tenant-url';
import { temporaryPasswordOf } from '../../auth/passwords/temporary-password.ts';
import { config } from '../../config.ts';
import { FulfilmentStopped, LeaseLost } from '../../fulfilment/fulfilment-stopped.ts';
import { type PlanRun, stepWrite } from '../../fulfilment/runs.table.ts';
import { readUser } from '../../identity/users.table.ts';
import type { Email } from '../../messages/send-email.ts';
import type { PlanPayment } from '../../payments/payment-rows.ts';
import { transact } from '../../table/transact.ts';
import { sendOnce } from '../send-once.ts';

/**
 * Sends the e-mail with the temporary password once. After an interrupted attempt it sends no second e-mail, but stops,
 * because the first e-mail may be missing. Without an e-mail sender the operator hands over the password.
 * Rule: accounts-39
 */
export async function sendWelcome(run: PlanRun): Promise<'receipt'> {
  if (config.hasEmailSender) {
    const isSentByThisRun = await sendOnce(run, 'welcomeBegunBy', async () => {
      const password = run.hasAccount ? undefined : await temporaryPasswordOf(run.orderId);
      return welcomeEmail(run, password);
    });
    if (!isSentByThisRun && !(await hasSignedIn(run))) throw unconfirmed();
  }
  const refused = await transact({ step: stepWrite(run, 'receipt') });
  if (refused.size > 0) throw new LeaseLost();
  return 'receipt';
}

/** Whether the vendor has changed the temporary password, which proves that the e-mail arrived. */
export async function hasSignedIn({ userId, hasAccount }: PlanPayment): Promise<boolean> {
  const user = await readUser(userId, { ConsistentRead: true });
  return !hasAccount && user !== undefined && !user.mustChangePassword;
}

function unconfirmed(): FulfilmentStopped {
  return new FulfilmentStopped('The welcome email may not have been sent. Retry sends it again.');
}

/** @param password undefined for an existing account, which keeps its password */
function welcomeEmail({ details, planId }: PlanRun, password: string | undefined): Email {
  const { siteUrl } = config;
  const { email, name, messName, subdomain } = details;
  const site = siteUrl && tenantOrigin(siteUrl, subdomain);
  // The e-mail is after the #, so no log contains it. Rule: accounts-30
  const signIn = site && `${site}/login?role=vendor#email=${encodeURIComponent(email)}`;
  const lines = [
    `Hello ${name},`,
    '',
    `${messName} is now on Thali, on the ${planCatalogue[planId].name} plan.`,
    '',
    ...(signIn ? ['Sign in here:', signIn] : ['Sign in as a vendor.']),
    '',
    `Email: ${email}`,
    ...(password
      ? [
          `Temporary password: ${password}`,
          '',
          'You will choose your own password after you sign in.',
        ]
      : ['Use the password you already have.']),
    ...(site ? ['', `Your customers will find you at ${site}`] : []),
  ];
  return { kind: 'plan', to: email, subject: 'Welcome to Thali', text: lines.join('\n') };
}
