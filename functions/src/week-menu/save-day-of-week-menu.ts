import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { publishMeals } from '@thali/shared/week-menu/publish-meals';
import {
  type saveDayOfWeekMenu as contract,
  maxMenuDaysAhead,
} from '@thali/shared/week-menu/week-menu.contract';
import type { Actor } from '../http/actor.ts';
import { menuChanged } from '../menu/menu-errors.ts';
import {
  announceTodaysMeals,
  extendWeekMenu,
  readWeekDays,
  saveWeekDay,
} from '../menu/week-days.table.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';

/** Publishes the menu of a day. A repeat of the same call returns the stored menu. Rule: menu-35 */
export async function saveDayOfWeekMenu(
  _actor: Actor,
  { params: { vendorId, date }, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const today = toIst(new Date()).date;
  if (date < today || date > addDays(today, maxMenuDaysAhead)) throw invalidDate();
  const [vendor, [stored]] = await Promise.all([
    readVendor(vendorId),
    readWeekDays(vendorId, [date, date], { ConsistentRead: true }),
  ]);
  if (!vendor) throw vendorNotFound();
  const updatedAt = new Date().toISOString();
  const meals = publishMeals(stored?.meals ?? [], body.meals, updatedAt);
  const hasMenu = meals.some(({ contents }) => contents !== '');
  const isUnchanged = JSON.stringify(meals) === JSON.stringify(stored?.meals ?? []);
  if (!isUnchanged) {
    const isKnown = (stored?.updatedAt ?? null) === body.knownUpdatedAt;
    const day = { date, updatedAt, meals };
    if (!isKnown || !(await saveWeekDay(vendorId, day, stored?.updatedAt))) throw menuChanged();
  }
  // Runs after a repeat too, because the first call may have failed between the writes.
  const { weekMenuUntil = '' } = vendor.settings;
  if (hasMenu && weekMenuUntil < date) await extendWeekMenu(vendorId, date);
  if (date === today) await announceTodaysMeals(vendorId);
  return { date, updatedAt: isUnchanged ? (stored?.updatedAt ?? updatedAt) : updatedAt, meals };
}

function invalidDate(): AppError {
  const message = `Choose a day from today to ${maxMenuDaysAhead} days ahead`;
  return new AppError('VALIDATION_ERROR', message, { details: [{ path: 'date', message }] });
}
