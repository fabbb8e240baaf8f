import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { isRecordable, potMealsOn } from '@thali/shared/pots/pot-meals';
import type { recordPots as contract } from '@thali/shared/pots/pots.contract';
import { showsAdvice } from '@thali/shared/pots/shows-advice';
import type { Actor } from '../http/actor.ts';
import { itemNotFound } from '../menu/menu-errors.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import { toRecorded } from './get-pots.ts';
import { recordPot } from './pots.table.ts';

/** Records how much was made and left. 0.5 read units and 1 write unit a dish. Rule: pots-2, pots-4 */
export async function recordPots(
  _actor: Actor,
  { params: { vendorId, date, mealId }, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendor = await readVendor(vendorId);
  if (!vendor) throw vendorNotFound();
  const { settings } = vendor;
  const meal = potMealsOn(settings, date).find((served) => served.mealId === mealId);
  if (!meal || !isRecordable(meal, new Date())) throw potsClosed();
  const portionsOf = new Map(settings.pots?.dishes.map((dish) => [dish.itemId, dish.portions]));
  const entries = body.pots.map(({ knownRevision, ranOutAt, ...pot }) => {
    const portions = portionsOf.get(pot.itemId);
    if (!portions) throw itemNotFound();
    const isAdviceShown = showsAdvice(vendorId, pot.itemId, date);
    const entry = {
      ...{ date, mealId, ...pot, portions, isAdviceShown },
      advised: isAdviceShown ? pot.advised : null,
      ...(ranOutAt && { ranOutAt }),
    };
    return { entry, knownRevision };
  });
  const stored = await Promise.all(
    entries.map(({ entry, knownRevision }) => recordPot(vendorId, entry, knownRevision)),
  );
  const pots = stored.flatMap((pot) => (pot ? [toRecorded(pot)] : []));
  if (pots.length < entries.length) throw potsChanged();
  return { pots };
}

function potsClosed(): AppError {
  const message = 'You can enter this meal from its start until the end of the next day.';
  return new AppError('POTS_CLOSED', message);
}

function potsChanged(): AppError {
  const message = 'Another screen has entered this meal. Please check it again.';
  return new AppError('POTS_CHANGED', message);
}
