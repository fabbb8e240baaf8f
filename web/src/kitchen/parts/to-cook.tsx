import { useState } from 'react';
import type { KitchenActions } from '../kitchen-actions.ts';
import * as texts from '../kitchen-texts.ts';
import { type DishTotal, portionsToCook } from '../totals.ts';
import { DishRow } from './dish-row.tsx';
import { KitchenColumn } from './kitchen-column.tsx';

interface ToCookProps {
  totals: readonly DishTotal[];
  actions: KitchenActions;
  hasHeading: boolean;
}

/** Limits the list, because a very long list would slow down the screen. */
const maxDishes = 60;

/** The portions to cook for all confirmed and preparing orders, by dish. Rule: kitchen-24 */
export function ToCook({ totals, actions, hasHeading }: ToCookProps) {
  const [openId, setOpenId] = useState<string>();
  return (
    <KitchenColumn title={texts.toCook} count={portionsToCook(totals)} hasHeading={hasHeading}>
      {totals.length === 0 && (
        <p className="px-4 py-8 text-center text-xl text-ink-soft">{texts.nothingToCook}</p>
      )}
      <ul className="flex flex-col gap-2">
        {totals.slice(0, maxDishes).map((total) => (
          <DishRow
            key={total.id}
            total={total}
            isOpen={total.id === openId}
            onToggle={() => setOpenId(total.id === openId ? undefined : total.id)}
            actions={actions}
          />
        ))}
      </ul>
      {totals.length > maxDishes && (
        <p className="px-2 py-3 text-lg text-ink-soft">
          {texts.moreDishes(totals.length - maxDishes)}
        </p>
      )}
    </KitchenColumn>
  );
}
