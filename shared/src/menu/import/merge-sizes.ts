import { compareKey } from '../../text/compare-text.ts';
import type { ParsedDish } from './list-entry.ts';

interface DishLine {
  kind: string;
  line: number;
  text: string;
  category: string;
  dish: ParsedDish;
}

/**
 * Merges rows of one dish with different sizes, such as `Biryani, Half, 150` and `Biryani, Full, 280`. The first row
 * becomes a dish with several prices. A dish with a single size gets the size in its description.
 */
export function mergeSizes<T extends DishLine>(
  dishes: readonly T[],
): Map<T, ParsedDish | undefined> {
  const groups = new Map<string, T[]>();
  for (const line of dishes) {
    const key = `${compareKey(line.category)}|${compareKey(line.dish.name)}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const merged = new Map<T, ParsedDish | undefined>();
  for (const group of groups.values()) {
    const sizes = new Set(group.map(({ dish }) => compareKey(dish.size)));
    const areSizes = group.every(({ dish }) => dish.size && dish.price !== undefined);
    const isOneDish = group.length > 1 && sizes.size === group.length && areSizes;
    for (const [index, line] of group.entries()) {
      if (isOneDish) merged.set(line, index === 0 ? withSizes(line.dish, group) : undefined);
      else merged.set(line, withDescription(line.dish));
    }
  }
  return merged;
}

function withSizes(dish: ParsedDish, group: readonly DishLine[]): ParsedDish {
  const sizes = group.map(({ dish: { size, price = 0 } }) => ({ label: size, rupees: price }));
  const description = group.map((line) => line.dish.description).find(Boolean) ?? '';
  return { ...dish, price: undefined, size: '', sizes, description };
}

function withDescription(dish: ParsedDish): ParsedDish {
  return { ...dish, description: [dish.size, dish.description].filter(Boolean).join(', ') };
}
