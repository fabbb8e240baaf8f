import { formatPaise, toPaise } from '@thali/shared/money/paise';
import type { CartLine } from './cart.ts';
import type { PriceChange } from './match-menu.ts';

/** What has happened to the cart's dishes on the menu, for a toast; undefined when nothing has. */
export function cartNews(
  changes: readonly PriceChange[],
  missing: readonly CartLine[],
  unfit: readonly string[] = [],
): { title: string; description?: string } | undefined {
  const goneTexts = [
    ...missing.map(({ menuItem }) => `${menuItem.name} is no longer available.`),
    ...unfit,
  ];
  const priceTexts = changes.map(
    ({ name, from, to }) => `${name} is now ${rupees(to)} instead of ${rupees(from)}.`,
  );
  if (priceTexts.length > 0) {
    return {
      title: 'Prices have changed',
      description: [...priceTexts, ...goneTexts].join(' '),
    };
  }
  if (goneTexts.length === 0) return undefined;
  return { title: goneTexts.join(' ') };
}

function rupees(price: number): string {
  return formatPaise(toPaise(price));
}
