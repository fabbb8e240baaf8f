import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { Subdomain } from '../vendors/subdomain.ts';
import { PaymentSession } from './payment-session.contract.ts';

/**
 * Chooses another subdomain for a paid plan if another vendor took the first subdomain. Requires the order's session
 * token.
 * Rule: plans-29
 */
export const chooseSubdomain = defineContract({
  name: 'chooseSubdomain',
  summary: 'Choose another subdomain for a paid plan',
  method: 'POST',
  path: '/payments/session/subdomain',
  callers: everyone,
  request: {
    headers: z.object({ 'x-payment-session': z.optional(z.string().check(z.maxLength(200))) }),
    body: z.object({ subdomain: Subdomain }),
  },
  response: z.object({ session: PaymentSession }),
  errors: [
    'PAYMENT_NOT_FOUND',
    'PAYMENT_NOT_VALID',
    'SUBDOMAIN_RESERVED',
    'SUBDOMAIN_TAKEN',
    'SUBDOMAIN_HELD',
  ],
  ignoresToken: true,
});
