import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { formatCode } from '@thali/shared/passes/meal-code';
import type { listPasses as contract } from '@thali/shared/passes/pass.contract';
import { passSuffix } from '@thali/shared/passes/pass-id';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import { cardCodeOf } from './pass-keys.ts';
import { readPassPage } from './passes.table.ts';
import { readMeals } from './read-meals.ts';
import { toPass } from './to-pass.ts';

/**
 * A page of a mess's passes with their balances. 0.5 read units for about nine passes. Also reads the meals since the
 * oldest change.
 */
export async function listPasses(
  _actor: Actor,
  { params: { vendorId }, query: { limit, cursor, cards } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const now = new Date();
  const [vendor, { passes, nextCursor }] = await Promise.all([
    readVendor(vendorId),
    readPassPage(vendorId, limit, cursor),
  ]);
  if (!vendor) throw vendorNotFound();
  const shownPasses = passes.filter(({ isErased }) => !isErased);
  const [oldest = toIst(now).date] = shownPasses.map(({ foldedThrough }) => foldedThrough).sort();
  const meals = await readMeals(vendor, addDays(oldest, 1), now);
  const withCards = cards === 'true' && vendor.settings.passes?.cards;
  return {
    passes: await Promise.all(
      shownPasses.map(async (pass) => ({
        ...toPass(pass, meals, now),
        ...(withCards && { card: cardText(pass.id, await cardCodeOf(vendor, pass)) }),
      })),
    ),
    pagination: { limit, nextCursor },
  };
}

function cardText(passId: string, code: string): string {
  return formatCode({ kind: 'CARD', suffix: passSuffix(passId), code });
}
