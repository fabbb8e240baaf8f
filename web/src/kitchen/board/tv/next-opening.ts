import { istDayStart, toIst } from '@thali/shared/time/ist';
import { hoursToday, type OpeningSettings, windowsOf } from '@thali/shared/vendors/business-hours';

export interface Opening {
  /** HH:MM, in India's time. */
  clock: string;
  /** 0 today, 1 tomorrow, at most 7. */
  inDays: number;
  at: Date;
}

const dayMs = 86_400_000;

/** When a closed mess opens next; undefined if it does not open within a week. */
export function nextOpening(settings: OpeningSettings, now: Date): Opening | undefined {
  const { clock } = toIst(now);
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const day = new Date(now.getTime() + inDays * dayMs);
    const opening = windowsOf(hoursToday(settings, day))
      .map(({ open }) => open)
      .find((open) => inDays > 0 || open > clock);
    if (opening) return { clock: opening, inDays, at: instantOf(toIst(day).date, opening) };
  }
  return undefined;
}

function instantOf(date: string, clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(istDayStart(date).getTime() + (hours * 60 + minutes) * 60_000);
}
