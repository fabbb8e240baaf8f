import * as z from 'zod/mini';

/** A time of day, HH:MM. */
export const ClockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:MM'));
