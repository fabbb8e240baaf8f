import * as z from 'zod/mini';
import { VendorId } from '../ids/ids.ts';
import { PublicPaymentSettings } from '../orders/payment-methods.ts';
import { VendorSettings } from './vendor-settings.ts';

export const vendorStatuses = ['active', 'suspended', 'pending'] as const;
export type VendorStatus = (typeof vendorStatuses)[number];

/** The public fields of a vendor. */
export const PublicVendor = z.object({
  id: VendorId,
  subdomain: z.string(),
  name: z.string(),
  displayName: z.string(),
  status: z.enum(vendorStatuses),
  cuisine: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** The mess's e-mail for guests. In answers to its staff and to admins: the e-mail of its owner. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  coverUrl: z.nullable(z.string()),
  accentColor: z.nullable(z.string()),
  settings: z.extend(
    z.pick(VendorSettings, {
      businessHours: true,
      holidays: true,
      today: true,
      pausedUntil: true,
      fullUntil: true,
      requireCustomerLogin: true,
      languages: true,
      mealHours: true,
      parcel: true,
      minimumOrder: true,
      tables: true,
      meals: true,
      passes: true,
      preOrders: true,
      weekMenuUntil: true,
    }),
    { payment: z.optional(PublicPaymentSettings) },
  ),
});
export type PublicVendor = z.infer<typeof PublicVendor>;
