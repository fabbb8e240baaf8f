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

/** The sizes as a request body. A price is NaN if it is missing or unclear. Returns null without sizes. */
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

/** A dish has no size or several. If one size remains, removes it and gives its price to the dish. */
export function withoutOnlySize(sizes: SizeForm[]): { sizes: SizeForm[]; price?: string } {
  const [first, second] = sizes;
  return first && !second ? { sizes: [], price: first.price } : { sizes };
}

interface SizesProblem {
  text: string;
  /** The index of the size to correct. */
  index: number;
  field: 'name' | 'price';
}

/** The first problem of the sizes. */
export function findSizesProblem(sizes: readonly SizeForm[]): SizesProblem | undefined {
  const names = sizes.map(({ name }) => compareKey(name));
  const half = names.indexOf('half');
  const full = names.indexOf('full');
  const isHalfDearer = half >= 0 && full >= 0 && priceAt(sizes, half) > priceAt(sizes, full);
  const problem = (text: string, field: 'name' | 'price', index: number) =>
    index < 0 ? undefined : { text, field, index };
  const priceProblems = sizes.map(({ price }) => priceProblem(price));
  const badPrice = priceProblems.findIndex(Boolean);
  return (
    problem('Please name each size', 'name', names.indexOf('')) ??
    problem(
      'Please enter the price of each size',
      'price',
      sizes.findIndex(({ price }) => price.trim() === ''),
    ) ??
    problem(
      'Two sizes have the same name',
      'name',
      names.findIndex((name, index) => names.indexOf(name) < index),
    ) ??
    problem(priceProblems[badPrice] ?? '', 'price', badPrice) ??
    problem('Half costs more than Full', 'price', isHalfDearer ? half : -1)
  );
}

export function sizesProblem(sizes: readonly SizeForm[]): string | undefined {
  return findSizesProblem(sizes)?.text;
}

function priceAt(sizes: readonly SizeForm[], index: number): number {
  return priceOf(sizes[index]?.price ?? '') ?? Number.NaN;
}
