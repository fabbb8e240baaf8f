import * as z from 'zod/mini';
import { CalendarDate } from '../http/calendar-date.ts';
import { defineContract } from '../http/http-contract.ts';
import { MenuId, VendorId } from '../ids/ids.ts';
import { contentsField } from './menu-fields.ts';

const path = '/vendors/{vendorId}/menu-items/{itemId}/day-menu';
const params = z.object({ vendorId: VendorId, itemId: MenuId });

/** The contents of a dish on one day in India; null if staff entered none. */
const DayContents = z.object({
  date: CalendarDate,
  contents: z.nullable(z.string()),
  /** The contents one week earlier, and on the last earlier day with contents. */
  suggestions: z.array(z.object({ date: CalendarDate, contents: z.string() })),
});

const DayMenu = z.object({ today: DayContents, tomorrow: DayContents });
export type DayMenu = z.infer<typeof DayMenu>;
export type DayContents = DayMenu['today'];

export const getDayMenu = defineContract({
  name: 'getDayMenu',
  summary: 'Read the contents of a dish today and tomorrow, with suggestions',
  method: 'GET',
  path,
  callers: ['vendor', 'admin'],
  request: { params },
  response: DayMenu,
  errors: ['VENDOR_ACCESS_DENIED', 'MENU_ITEM_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/**
 * Sets today's or tomorrow's contents of a dish whose contents change daily.
 * Rule: menu-27
 */
export const saveDayMenu = defineContract({
  name: 'saveDayMenu',
  summary: 'Set the contents of a dish today or tomorrow',
  method: 'PUT',
  path,
  callers: ['vendor', 'admin'],
  needs: 'manage',
  request: {
    params,
    body: z.object({
      /** If absent, today. */
      date: z.optional(CalendarDate),
      /** Null or an empty text removes the contents of that day. */
      contents: z.nullable(contentsField),
    }),
  },
  response: DayMenu,
  errors: ['VENDOR_ACCESS_DENIED', 'MENU_ITEM_NOT_FOUND', 'MENU_TOO_LARGE'],
  vendorIdOf: ({ params }) => params.vendorId,
});
