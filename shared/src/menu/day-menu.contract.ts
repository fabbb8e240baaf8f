import * as z from 'zod/mini';
import { CalendarDate } from '../http/calendar-date.ts';
import { defineContract } from '../http/http-contract.ts';
import { MenuId, VendorId } from '../ids/ids.ts';
import { contentsField } from './menu-fields.ts';

const path = '/vendors/{vendorId}/menu-items/{itemId}/day-menu';
const params = z.object({ vendorId: VendorId, itemId: MenuId });

/** What is in a dish on one day in India; null: nothing was written. */
const DayContents = z.object({
  date: CalendarDate,
  contents: z.nullable(z.string()),
  /** What it may be this time: a week before, and the last time before that day. */
  suggestions: z.array(z.object({ date: CalendarDate, contents: z.string() })),
});

const DayMenu = z.object({ today: DayContents, tomorrow: DayContents });
export type DayMenu = z.infer<typeof DayMenu>;
export type DayContents = DayMenu['today'];

export const getDayMenu = defineContract({
  name: 'getDayMenu',
  summary: 'What is in a dish today and tomorrow, and what to suggest',
  method: 'GET',
  path,
  callers: ['vendor', 'admin'],
  request: { params },
  response: DayMenu,
  errors: ['VENDOR_ACCESS_DENIED', 'MENU_ITEM_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Only of a dish whose contents change daily, and only for today or tomorrow. A repeat changes nothing more. Rule: menu-27 */
export const saveDayMenu = defineContract({
  name: 'saveDayMenu',
  summary: 'Write what is in a dish today or tomorrow',
  method: 'PUT',
  path,
  callers: ['vendor', 'admin'],
  request: {
    params,
    body: z.object({
      /** Today, where it is left out. */
      date: z.optional(CalendarDate),
      /** Null or an empty text: nothing, and the dish is one like any other on that day. */
      contents: z.nullable(contentsField),
    }),
  },
  response: DayMenu,
  errors: ['VENDOR_ACCESS_DENIED', 'MENU_ITEM_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});
