import type { OfflineFigures } from '@thali/shared/counter/shift-close.contract';
import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import type { ReactNode } from 'react';
import * as texts from './shift-texts.ts';

/** The offline sales of a shift: portions beyond the stock, and changed prices. Rule: counter-12 */
export function OfflineFiguresList({ figures }: { figures: OfflineFigures }) {
  const { sales, oversold, changedPrices } = figures;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="font-semibold">{texts.withoutNetwork(sales)}</p>
      {oversold.length > 0 && (
        <List title={texts.beyondStock}>
          {oversold.map(({ name, quantity }) => (
            <li key={name}>
              {quantity} × {name}
            </li>
          ))}
        </List>
      )}
      {changedPrices.length > 0 && (
        <List title={texts.otherPrice}>
          {changedPrices.map(({ name, quantity, charged, menu }) => (
            <li key={`${name} ${charged} ${menu}`}>
              {texts.inPlaceOf(quantity, name, rupees(charged), rupees(menu))}
            </li>
          ))}
        </List>
      )}
    </div>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-ink-soft">{title}</p>
      <ul className="list-disc pl-5">{children}</ul>
    </div>
  );
}

function rupees(amount: number): string {
  return formatShortPaise(toPaise(amount));
}
