import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import { config } from '../../config.ts';
import type { PlanRun } from '../../fulfilment/runs.table.ts';
import { log } from '../../logs/log.ts';
import type { Email } from '../../messages/send-email.ts';
import { sessionTokenOf } from '../../payments/session-token.ts';
import { sendOnce } from '../send-once.ts';

/**
 * E-mails the buyer of a lost subdomain a link to choose another subdomain, once. A retry of the payment sends a
 * failed e-mail again. The plan's card has the same link.
 * Rule: plans-29
 */
export async function askForAnotherSubdomain(run: PlanRun): Promise<void> {
  const { siteUrl, hasEmailSender } = config;
  if (!siteUrl || !hasEmailSender) return;
  try {
    await sendOnce(run, 'choiceBegunBy', async () =>
      anotherSubdomainEmail(run, siteUrl, await sessionTokenOf(run.orderId)),
    );
  } catch (error) {
    log.error('e-mail about a lost subdomain failed', { order_id: run.orderId, error });
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
    `Another buyer took the web address you chose, ${subdomain}, just before your payment arrived.`,
    '',
    'Please choose another one. Then we set up your mess at once.',
    '',
    'Choose a web address:',
    // The token is after the #, so no log contains it.
    `${siteUrl}/choose-subdomain#token=${token}`,
    '',
    'There is nothing more to pay. If you would like your money back instead, please write to our support.',
  ];
  return {
    kind: 'plan',
    to: email,
    subject: 'Choose another web address for your mess',
    text: lines.join('\n'),
  };
}
