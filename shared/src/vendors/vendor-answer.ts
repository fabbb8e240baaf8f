import * as z from 'zod/mini';
import { planIds } from '../plans/plan-ids.ts';
import { PublicVendor } from './vendor.contract.ts';
import { VendorSettings } from './vendor-settings.ts';

/** A vendor for its staff and for admins, with all settings and the plan. */
export const OwnVendor = z.extend(PublicVendor, {
  settings: VendorSettings,
  /** Absent in public answers: their `email` holds this address. */
  contactEmail: z.optional(z.nullable(z.string())),
  /**
   * Whether a person of the mess has proven the mess's phone. Only the answer for a single vendor has this field.
   * Rule: kitchen-6
   */
  isPhoneProven: z.optional(z.boolean()),
  /** Optional, because clients also read public answers with this schema. */
  createdAt: z.optional(z.string()),
  /** Absent in public answers. Null for a vendor without a plan. */
  plan: z.optional(z.nullable(z.enum(planIds))),
  /** The reason and the time of the suspension. Null if the vendor is not suspended. */
  suspension: z.optional(
    z.nullable(z.object({ reason: z.nullable(z.string()), at: z.nullable(z.string()) })),
  ),
});
export type OwnVendor = z.infer<typeof OwnVendor>;
