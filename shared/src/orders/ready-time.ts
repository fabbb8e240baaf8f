import * as z from 'zod/mini';

const dayMs = 24 * 60 * 60 * 1000;

function isWithinADay(instant: string): boolean {
  return Date.parse(instant) - Date.now() <= dayMs;
}

/** The time that the kitchen promises for an order. */
export const ReadyTime = z.iso
  .datetime({ offset: true })
  .check(z.refine(isWithinADay, 'The ready time must be within a day'));
