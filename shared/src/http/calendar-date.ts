import * as z from 'zod/mini';

/** An existing date of this century, such as `2026-11-30`. */
export const CalendarDate = z.iso
  .date({ error: 'A date is YYYY-MM-DD' })
  .check(z.regex(/^20/, 'A date of this century'));
