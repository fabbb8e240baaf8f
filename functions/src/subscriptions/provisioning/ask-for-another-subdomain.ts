import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import { config } from '../../config.ts';
import type { PlanRun } from '../../fulfilment/runs.table.ts';
import { log } from '../../logs/log.ts';
import { type Email, sendEmail } from '../../messages/send-email.ts';
import { sessionTokenOf } from '../../payments/session-token.ts';
import { beginMail, takeMailBack } from '../begun-mails.table.ts';

/**
 * Mails the buyer of a lost subdomain the way to choose another one, once. An e-mail that fails is reported, and
 * sent when the payment is retried; the card of the plan shows the same way. Rule: plans-29
 */
export async function askForAnotherSubdomain(run: PlanRun): Promise<void> {
  const { siteUrl, hasEmailSender } = config;
  if (!siteUrl || !hasEmailSender || !(await beginMail(run, 'choiceBegunBy'))) return;
  try {
    await sendEmail(anotherSubdomainEmail(run, siteUrl, await sessionTokenOf(run.orderId)));
  } catch (error) {
    log.error('an e-mail about a lost subdomain failed', { order_id: run.orderId, error });
    await takeMailBack(run, 'choiceBegunBy');
  }
}

function anotherSubdomainEmail(
  { details, planId }: PlanRun,
  siteUrl: string,
  token: string,
): Email {
  const { name, email, messName, subdomain } = details;
  const lines = [
    `Hello ${name},`,
    '',
    `Thank you. Your payment for ${messName} on the ${planCatalogue[planId].name} plan is safe with us.`,
    '',
    `The web address you chose, ${subdomain}, was taken by somebody else just before your payment came in.`,
    '',
    'Please choose another one. We then set up your mess at once.',
    '',
    'Choose a web address:',
    // Behind the #, where no log sees it.
    `${siteUrl}/choose-subdomain#token=${token}`,
    '',
    'There is nothing more to pay. If you would like your money back instead, please write to our support.',
  ];
  return { to: email, subject: 'Choose another web address for your mess', text: lines.join('\n') };
}
