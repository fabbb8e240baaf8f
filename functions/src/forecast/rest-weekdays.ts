import { type Weekday, weekdays } from '@thali/shared/time/ist';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';

/** Weekdays without hours are closed too: nobody can order on them. Without any hours it is always open. */
export function restWeekdays({ businessHours }: VendorSettings): Weekday[] {
  if (!businessHours) return [];
  return weekdays.filter((weekday) => {
    const { open, close, closed } = businessHours[weekday] ?? {};
    return closed === true || !open || !close;
  });
}
