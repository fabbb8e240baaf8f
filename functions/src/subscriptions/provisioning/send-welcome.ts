import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import { tenantOrigin } from '@thali/shared/tenancy/tenant-url';
import { temporaryPasswordOf } from '../../auth/passwords/temporary-password.ts';
import { config } from '../../config.ts';
import { FulfilmentStopped, LeaseLost } from '../../fulfilment/fulfilment-stopped.ts';
import { type PlanRun, stepTo } from '../../fulfilment/runs.table.ts';
import { readUser } from '../../identity/users.table.ts';
import { type Email, sendEmail } from '../../messages/send-email.ts';
import type { PlanPayment } from '../../payments/payment-rows.ts';
import { transact } from '../../table/transact.ts';
import { beginMail, takeMailBack } from '../begun-mails.table.ts';

/**
 * Sends the e-mail with the temporary password, once. The attempt is recorded before it is sent: a run that
 * was cut short in between does not send a second one, and reports that the first may be missing. In a
 * deployment without a sender the operator hands the password over. Rule: accounts-39
 */
export async function sendWelcome(run: PlanRun): Promise<'receipt'> {
  if (config.hasEmailSender) await sendOnce(run);
  const refused = await transact({ step: stepTo(run, 'receipt') });
  if (refused.size > 0) throw new LeaseLost();
  return 'receipt';
}

async function sendOnce(run: PlanRun): Promise<void> {
  if (await beginMail(run, 'welcomeBegunBy')) await send(run);
  else if (!(await hasSignedIn(run))) throw unconfirmed();
}

async function send(run: PlanRun): Promise<void> {
  const password = run.hasAccount ? undefined : await temporaryPasswordOf(run.orderId);
  try {
    await sendEmail(welcomeEmail(run, password));
  } catch (error) {
    await takeMailBack(run, 'welcomeBegunBy');
    throw error;
  }
}

/** A vendor who has changed the temporary password has received it. */
export async function hasSignedIn({ userId, hasAccount }: PlanPayment): Promise<boolean> {
  const user = await readUser(userId, { ConsistentRead: true });
  return !hasAccount && user !== undefined && !user.mustChangePassword;
}

function unconfirmed(): FulfilmentStopped {
  return new FulfilmentStopped('The welcome email may not have been sent. Retry sends it again.');
}

type Welcomed = Pick<PlanPayment, 'details' | 'planId'>;

/** @param password  undefined for an account that has one already */
function welcomeEmail({ details, planId }: Welcomed, password: string | undefined): Email {
  const { siteUrl } = config;
  const { email, name, messName, subdomain } = details;
  const site = siteUrl && tenantOrigin(siteUrl, subdomain);
  // Behind the #, where no log sees the address. Rule: accounts-30
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
  return { to: email, subject: 'Welcome to Thali', text: lines.join('\n') };
}
