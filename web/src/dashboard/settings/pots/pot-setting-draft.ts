import type { PotsSetting } from '@thali/shared/vendors/pots-setting';
import { parseWholeNumber } from '../../../lib/forms/whole-number.ts';

/** The form for one dish. Numbers are text. */
export interface PotDraft {
  itemId: string;
  portions: string;
}

/**
 * The setting after this dish is added or replaces another dish.
 * @param replacedItemId the dish that it replaces; undefined for a new one
 */
export function withPot(
  pots: PotsSetting | undefined,
  replacedItemId: string | undefined,
  draft: PotDraft,
) {
  const dish = { itemId: draft.itemId, portions: parseWholeNumber(draft.portions) ?? Number.NaN };
  const dishes = pots?.dishes ?? [];
  return {
    runOutOneIn: riskOf(pots),
    dishes: replacedItemId
      ? dishes.map((stored) => (stored.itemId === replacedItemId ? dish : stored))
      : [...dishes, dish],
  };
}

/** The setting without a dish. Null without dishes, because the contract refuses an empty list. */
export function withoutPot(pots: PotsSetting | undefined, itemId: string | undefined) {
  const dishes = (pots?.dishes ?? []).filter((dish) => dish.itemId !== itemId);
  return dishes.length > 0 ? { runOutOneIn: riskOf(pots), dishes } : null;
}

function riskOf(pots: PotsSetting | undefined): PotsSetting['runOutOneIn'] {
  return pots?.runOutOneIn ?? 20;
}
