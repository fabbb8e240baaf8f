import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { saveDayMenu as contract } from '@thali/shared/menu/day-menu.contract';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { saveDay } from './day-menus.table.ts';
import { getDayMenu } from './get-day-menu.ts';
import { itemNotFound } from './menu-errors.ts';
import { dayMenuField } from './menu-rows.ts';
import { checkMenuSize } from './menu-size.ts';

/** The call names the date, so a screen that stays open over midnight cannot change another day. Rule: menu-27 */
export async function saveDayMenu(
  actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const today = toIst(new Date()).date;
  const { date = today, contents } = body;
  if (date !== today && date !== addDays(today, 1)) {
    throw invalid('date', 'Only today or tomorrow can be written');
  }
  const { vendorId, itemId } = params;
  const day = { date, contents: contents || null };
  await checkMenuSize(actor, vendorId, [{ id: itemId, [dayMenuField(date)]: day }]);
  const outcome = await saveDay(vendorId, itemId, day);
  if (outcome === 'no-item') throw itemNotFound();
  if (outcome === 'not-daily') {
    throw invalid('contents', 'The contents of this dish do not change every day');
  }
  return getDayMenu(actor, { params });
}

function invalid(path: string, message: string): AppError {
  return new AppError('VALIDATION_ERROR', message, { details: [{ path, message }] });
}
