import { istMoment } from '@thali/shared/time/ist';

/** By India's clock. */
export function greetingAt(now: Date): string {
  const hour = Math.floor(istMoment(now).minuteOfDay / 60);
  if (hour >= 4 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening';
}
