import * as z from 'zod/mini';
import { planIds } from '../plans/plan-ids.ts';
import { PublicVendor } from './vendor.contract.ts';
import { VendorSettings } from './vendor-settings.ts';

/** A vendor as its own staff and an admin see it: with all settings and the plan. */
export const OwnVendor = z.extend(PublicVendor, {
  settings: VendorSettings,
  /** Absent where only public fields are shown. */
  createdAt: z.optional(z.string()),
  /** Absent where only public fields are shown; null: no plan was bought. */
  plan: z.optional(z.nullable(z.enum(planIds))),
  /** Why and since when an admin has suspended it; null: not by an admin. */
  suspension: z.optional(
    z.nullable(z.object({ reason: z.nullable(z.string()), at: z.nullable(z.string()) })),
  ),
});
export type OwnVendor = z.infer<typeof OwnVendor>;
