import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { idempotencyHeaders } from '../http/idempotency-key.ts';
import { planIds } from '../plans/plan-ids.ts';
import { Subdomain } from './subdomain.ts';
import { vendorStatuses } from './vendor.contract.ts';
import { OwnVendor } from './vendor-answer.ts';
import { vendorContactFields, vendorLook } from './vendor-fields.ts';
import { SettingsChange } from './vendor-settings.ts';

/** Creates a vendor with default hours and an empty menu. Staff are added separately. */
export const createVendor = defineContract({
  name: 'createVendor',
  summary: 'Create a vendor',
  method: 'POST',
  path: '/vendors',
  callers: ['admin'],
  request: {
    body: z.object({
      ...vendorContactFields,
      ...vendorLook,
      subdomain: Subdomain,
      status: z._default(z.enum(vendorStatuses), 'active'),
      plan: z.nullish(z.enum(planIds)),
      settings: z.optional(SettingsChange),
    }),
    headers: idempotencyHeaders,
  },
  response: z.object({ vendor: OwnVendor }),
  status: 201,
  errors: ['SUBDOMAIN_RESERVED', 'SUBDOMAIN_TAKEN'],
});
