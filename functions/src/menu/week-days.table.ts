import { isDeepStrictEqual } from 'node:util';
import { addDays } from '@thali/shared/time/dates';
import { istDayStart } from '@thali/shared/time/ist';
import type { MenuOfDay } from '@thali/shared/week-menu/week-menu.contract';
import { keys } from '../table/keys.ts';
import { between, queryRows } from '../table/query-rows.ts';
import type { ReadOptions } from '../table/read-row.ts';
import { updateRow } from '../table/update-row.ts';

const retentionDays = 60;

/** A mess's menus between two dates. 0.5 read units for two weeks with short menus. */
export async function readWeekDays(
  vendorId: string,
  [from, to]: readonly [string, string],
  options?: ReadOptions,
): Promise<MenuOfDay[]> {
  const rows = await queryRows({
    ...between(keys.weekDay(vendorId, from), keys.weekDay(vendorId, to)),
    ...options,
  });
  return rows.map(toMenuOfDay);
}

/** Stores the menu of a day, if its stored revision equals the known revision. 1 write unit per kB. */
export async function saveWeekDay(
  vendorId: string,
  day: MenuOfDay,
  knownUpdatedAt: string | undefined,
): Promise<boolean> {
  const { outcome, row } = await updateRow({
    Key: keys.weekDay(vendorId, day.date),
    UpdateExpression: 'SET meals = :meals, updatedAt = :now, expiresAt = :expiresAt',
    ConditionExpression:
      knownUpdatedAt === undefined ? 'attribute_not_exists(PK)' : 'updatedAt = :known',
    ExpressionAttributeValues: {
      ':meals': day.meals,
      ':now': day.updatedAt,
      ':expiresAt': istDayStart(addDays(day.date, retentionDays)).getTime() / 1000,
      ...(knownUpdatedAt !== undefined && { ':known': knownUpdatedAt }),
    },
  });
  // The row may be our own, because the SDK repeats a write after a lost answer.
  return outcome === 'changed' || (row !== undefined && isDeepStrictEqual(toMenuOfDay(row), day));
}

/** Stores the last day with a menu, so storefronts link to the week. 1 write unit. */
export async function extendWeekMenu(vendorId: string, date: string): Promise<void> {
  await updateRow({
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'SET #settings.weekMenuUntil = :date, updatedAt = :now',
    ConditionExpression:
      'attribute_exists(PK) AND (attribute_not_exists(#settings.weekMenuUntil) OR #settings.weekMenuUntil < :date)',
    ExpressionAttributeNames: { '#settings': 'settings' },
    ExpressionAttributeValues: { ':date': date, ':now': new Date().toISOString() },
  });
}

/** Tells open storefronts that today's meals have changed. 1 write unit per kB of the profile. */
export async function announceTodaysMeals(vendorId: string): Promise<void> {
  await updateRow({
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'SET weekMenuAt = :now, updatedAt = :now',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeValues: { ':now': new Date().toISOString() },
  });
}

function toMenuOfDay({ SK, meals, updatedAt }: Record<string, unknown>): MenuOfDay {
  return { date: String(SK), updatedAt: String(updatedAt), meals: meals as MenuOfDay['meals'] };
}
