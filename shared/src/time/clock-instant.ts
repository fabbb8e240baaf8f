import { istDayStart } from './ist.ts';

/** The instant of a clock time on a date in India: `2026-11-27`, `09:00` -> ISO 8601, UTC. */
export function instantOf(date: string, clock: string): string {
  return new Date(istDayStart(date).getTime() + minutesOf(clock) * 60_000).toISOString();
}

/** `09:30` -> 570. */
export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}
