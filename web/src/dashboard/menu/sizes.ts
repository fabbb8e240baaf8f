import type { DishSize, MenuItem } from '@thali/shared/menu/menu.contract';
import { compareKey } from '@thali/shared/text/compare-text';
import { priceOf, priceProblem, priceText } from '../shared/typed-figures.ts';

/** A size of a dish, with the typed price. */
export interface SizeForm {
  key: string;
  name: string;
  price: string;
}

type SizeInput = Omit<DishSize, 'id'>;

let rowCount = 0;

export function blankSize(name = '', price = ''): SizeForm {
  rowCount += 1;
  return { key: `new-${rowCount}`, name, price };
}

export function formOfSizes(sizes: readonly DishSize[] = []): SizeForm[] {
  return sizes.map(({ id, name, price }) => ({ key: id, name, price: priceText(price) }));
}

/** The sizes as a request body. A price is NaN if it is missing or unclear. Null: no sizes. */
export function inputOfSizes(sizes: readonly SizeForm[]): SizeInput[] | null {
  if (sizes.length === 0) return null;
  return sizes.map(({ name, price }) => ({
    name: name.trim(),
    price: priceOf(price) ?? Number.NaN,
  }));
}

/** The sizes that the screen knows, as a request body. */
export function knownSizesOf({ sizes }: Pick<MenuItem, 'sizes'>): SizeInput[] | null {
  return sizes?.map(({ name, price }) => ({ name, price })) ?? null;
}

/** A dish has no size or several: if one size remains, its price becomes the dish's price. */
export function withoutOnlySize(sizes: SizeForm[]): { sizes: SizeForm[]; price?: string } {
  const [first, second] = sizes;
  return first && !second ? { sizes: [], price: first.price } : { sizes };
}

export function sizesProblem(sizes: readonly SizeForm[]): string | undefined {
  if (sizes.some(({ name }) => name.trim() === '')) return 'Please name each size';
  if (sizes.some(({ price }) => price.trim() === '')) return 'Please enter the price of each size';
  const names = new Set(sizes.map(({ name }) => compareKey(name)));
  if (names.size < sizes.length) return 'Two sizes have the same name';
  return sizes.map(({ price }) => priceProblem(price)).find(Boolean);
}
