import { weekdays } from '@thali/shared/time/ist';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';

/** The settings of a new vendor: open 09:00 to 18:00 every day, all switches off. */
export function defaultSettings(): VendorSettings {
  return {
    businessHours: Object.fromEntries(
      weekdays.map((weekday) => [weekday, { open: '09:00', close: '18:00', closed: false }]),
    ),
    autoAcceptOrders: false,
    requireCustomerLogin: false,
    emailNotifications: false,
    smsNotifications: false,
  };
}
