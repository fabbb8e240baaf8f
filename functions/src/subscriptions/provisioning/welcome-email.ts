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
