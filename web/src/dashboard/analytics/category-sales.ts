import type { SoldDish } from '@thali/shared/analytics/analytics-fields';
import { toPaise, toRupees } from '@thali/shared/money/paise';

export interface CategorySales {
  name: string;
  /** Rupees. */
  revenue: number;
}

/**
 * The sales of each category, most revenue first. Parcel charges and dishes that left the menu have separate rows, so
 * the rows add up to the revenue. Rule: analytics-25
 */
export function categorySales(dishes: readonly SoldDish[], totalRevenue: number): CategorySales[] {
  const paiseByName = new Map<string, number>();
  for (const dish of dishes) {
    const { revenue } = dish;
    const name = categoryOf(dish);
    // Whole paise, because a sum of fractions is not exact.
    paiseByName.set(name, (paiseByName.get(name) ?? 0) + toPaise(revenue));
  }
  const rows = [...paiseByName]
    .filter(([, paise]) => paise > 0)
    .map(([name, paise]) => ({ name, revenue: toRupees(paise) }))
    .sort((a, b) => b.revenue - a.revenue || a.name.localeCompare(b.name));
  const foodPaise = [...paiseByName.values()].reduce((sum, paise) => sum + paise, 0);
  const parcelPaise = toPaise(totalRevenue) - foodPaise;
  if (parcelPaise <= 0) return rows;
  return [...rows, { name: 'Parcel charges', revenue: toRupees(parcelPaise) }];
}

/** The row of a dish. */
export function categoryOf({ category }: Pick<SoldDish, 'category'>): string {
  return category ?? 'No longer on the menu';
}
