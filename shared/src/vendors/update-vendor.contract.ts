import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';
import { planIds } from '../plans/plan-ids.ts';
import { vendorStatuses } from './vendor.contract.ts';
import { OwnVendor } from './vendor-answer.ts';
import { contactEmailField, vendorContactFields, vendorLook } from './vendor-fields.ts';
import { KnownSettings, SettingsChange } from './vendor-settings.ts';

/**
 * Absent fields do not change. Fields that the caller may not set are ignored. Staff may change `settings`, the look
 * and `contactEmail`. An admin may change everything except the subdomain, which is printed on table cards.
 * `knownSettings` are the settings on the caller's screen, null for an absent setting. The server refuses a change if
 * the stored setting differs.
 */
export const updateVendor = defineContract({
  name: 'updateVendor',
  summary: 'Change a vendor',
  method: 'PUT',
  path: '/vendors/{vendorId}',
  callers: ['vendor', 'admin'],
  needs: 'manage',
  request: {
    params: z.object({ vendorId: VendorId }),
    body: z.object({
      ...z.partial(z.object(vendorContactFields)).shape,
      ...vendorLook,
      contactEmail: contactEmailField,
      status: z.optional(z.enum(vendorStatuses)),
      plan: z.nullish(z.enum(planIds)),
      settings: z.optional(SettingsChange),
      knownSettings: z.optional(KnownSettings),
    }),
  },
  response: z.object({ vendor: OwnVendor }),
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED', 'SETTINGS_CHANGED'],
  vendorIdOf: ({ params }) => params.vendorId,
});
