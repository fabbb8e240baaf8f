import { toPaise, toRupees } from '../money/paise.ts';
import { readAmount } from '../money/read-amount.ts';
import { maxDishPrice } from './menu-limits.ts';

/** A change of prices, as staff type it. */
export interface PriceChange {
  direction: 'up' | 'down';
  by: 'amount' | 'percent';
  figure: string;
  /** Rounds to a multiple of this number of rupees; 0 for no rounding. */
  roundTo: '0' | '1' | '5';
}

/** Computes the new price in rupees. Rounding never reverses the direction of a change. Rule: menu-19 */
export function newPrice(price: number, change: PriceChange): number {
  const before = toPaise(price);
  const reading = readAmount(change.figure);
  const figure = reading.kind === 'amount' ? reading.rupees : 0;
  const difference = change.by === 'amount' ? toPaise(figure) : (before * figure) / 100;
  if (difference === 0) return price;
  const step = Number(change.roundTo) * 100 || 1;
  const isUp = change.direction === 'up';
  const rounded = Math.round((isUp ? before + difference : before - difference) / step) * step;
  const paise = isUp ? Math.max(before, rounded) : Math.max(0, Math.min(before, rounded));
  return Math.min(maxDishPrice, toRupees(paise));
}
