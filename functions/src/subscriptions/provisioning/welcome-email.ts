import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import { tenantOrigin } from '@thali/shared/tenancy/tenant-url';
import { config } from '../../config.ts';
import type { Email } from '../../messages/send-email.ts';
import type { PlanPayment } from '../../payments/payment-rows.ts';

type Welcomed = Pick<PlanPayment, 'details' | 'planId'>;

/** @param password  undefined for an account that has one already */
export function welcomeEmail({ details, planId }: Welcomed, password: string | undefined): Email {
  const { siteUrl } = config;
  const { email, name, messName, subdomain } = details;
  const site = siteUrl && tenantOrigin(siteUrl, subdomain);
  const lines = [
    `Hello ${name},`,
    '',
    `${messName} is on Thali, with the ${planCatalogue[planId].name} plan.`,
    '',
    ...(site ? [`Sign in at ${site}/login as a vendor.`] : ['Sign in as a vendor.']),
    `E-mail: ${email}`,
    ...(password
      ? [
          `Temporary password: ${password}`,
          '',
          'You choose a password of your own when you sign in for the first time.',
        ]
      : ['Your password is the one that you have already.']),
    ...(site ? ['', `Your customers find you at ${site}`] : []),
  ];
  return { to: email, subject: 'Welcome to Thali', text: lines.join('\n') };
}
