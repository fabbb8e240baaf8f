import * as z from 'zod/mini';
import { VendorId } from '../ids/ids.ts';
import { weekdays } from '../time/ist.ts';

const DayHoursSchema = z.object({
  open: z.optional(z.string()),
  close: z.optional(z.string()),
  closed: z.optional(z.boolean()),
});

/** A vendor's settings. Weekday names are keys that are data. Source: spec 2, section 3. */
export const VendorSettings = z.object({
  businessHours: z.optional(z.partialRecord(z.enum(weekdays), DayHoursSchema)),
  holidays: z.optional(z.array(z.object({ date: z.string(), note: z.optional(z.string()) }))),
  autoAcceptOrders: z.optional(z.boolean()),
  requireCustomerLogin: z.optional(z.boolean()),
  emailNotifications: z.optional(z.boolean()),
  smsNotifications: z.optional(z.boolean()),
  enableNotifications: z.optional(z.boolean()),
  enableWhatsApp: z.optional(z.boolean()),
  enableSms: z.optional(z.boolean()),
});
export type VendorSettings = z.infer<typeof VendorSettings>;

export const vendorStatuses = ['active', 'suspended', 'pending'] as const;
export type VendorStatus = (typeof vendorStatuses)[number];

/** What everyone may know of a vendor. */
export const PublicVendor = z.object({
  id: VendorId,
  subdomain: z.string(),
  name: z.string(),
  displayName: z.string(),
  status: z.enum(vendorStatuses),
  cuisine: z.nullable(z.string()),
  description: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  accentColor: z.nullable(z.string()),
  settings: z.pick(VendorSettings, {
    businessHours: true,
    holidays: true,
    requireCustomerLogin: true,
  }),
});
export type PublicVendor = z.infer<typeof PublicVendor>;
