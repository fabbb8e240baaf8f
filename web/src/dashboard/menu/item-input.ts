import type { ClientRequestOf } from '@thali/shared/http/http-contract';
import { type DishTag, dishTags, tagsProblem } from '@thali/shared/menu/dish-tags';
import { type MenuItem, mealTimes } from '@thali/shared/menu/menu.contract';
import type { createMenuItem } from '@thali/shared/menu/menu-items.contract';
import type { Problems } from '../../lib/forms/use-contract-form.ts';
import { parseWholeNumber } from '../../lib/forms/whole-number.ts';
import { priceOf, priceProblem, priceText } from '../shared/typed-figures.ts';
import { changedFields, isSame } from './changed-fields.ts';
import type { MealTime } from './meal-times.ts';
import { mergeLists } from './merge-lists.ts';
import { formOfSizes, inputOfSizes, knownSizesOf, type SizeForm, sizesProblem } from './sizes.ts';

const blank = {
  name: '',
  /** The name in another script, or an empty text. */
  nameLocal: '',
  /** Sizes replace this price. */
  price: '',
  /** No size, or at least two sizes. */
  sizes: [] as SizeForm[],
  categoryId: '',
  mealTimes: [] as MealTime[],
  /** Null until the user chooses. */
  isVegetarian: null as boolean | null,
  isSpicy: false,
  /** Null means that the dish has no level. */
  spiceLevel: null as NonNullable<MenuItem['spiceLevel']> | null,
  tags: [] as DishTag[],
  description: '',
  /** The contents, separated by commas. */
  contents: '',
  contentsChangeDaily: false,
  preOrderOnly: false,
  image: '',
  /** An empty text means unlimited portions. */
  quantity: '',
  /** An empty text puts the dish last in its category. */
  sortOrder: '',
  nutritionalInfo: '',
  /** The ids in the order of the guests' menu. */
  optionGroupIds: [] as string[],
};

/** The values of the dish form. Numbers are text. */
export type ItemForm = typeof blank;

/** A dish as a request body. The price is NaN if it is missing or unclear. */
export type ItemInput = ClientRequestOf<typeof createMenuItem>['body'];

export function blankItem(categoryId: string): ItemForm {
  return { ...blank, categoryId };
}

/** The fields below 'More details'. */
export const detailNames = [
  ...(['image', 'description', 'isSpicy', 'tags', 'nameLocal', 'contents'] as const),
  ...([
    'contentsChangeDaily',
    'preOrderOnly',
    'optionGroupIds',
    'quantity',
    'nutritionalInfo',
  ] as const),
];

/** Whether the form has a value below 'More details'. */
export function hasDetails(form: ItemForm): boolean {
  return detailNames.some((name) => !isSame(form[name], blank[name]));
}

/** The form for the next dish. Keeps the values that dishes of a category often share. */
export function nextItem(lastItem: ItemForm): ItemForm {
  const { categoryId, mealTimes, isVegetarian } = lastItem;
  return { ...blankItem(categoryId), mealTimes, isVegetarian };
}

export function formOfItem(item: MenuItem): ItemForm {
  return {
    name: item.name,
    nameLocal: item.nameLocal ?? '',
    price: priceText(item.price),
    sizes: formOfSizes(item.sizes),
    categoryId: item.categoryId,
    mealTimes: item.mealTimes,
    isVegetarian: item.isVegetarian,
    isSpicy: item.isSpicy,
    spiceLevel: item.spiceLevel ?? null,
    tags: item.tags ?? [],
    description: item.description ?? '',
    contents: item.contents ?? '',
    contentsChangeDaily: item.contentsChangeDaily ?? false,
    preOrderOnly: item.preOrderOnly ?? false,
    image: item.image ?? '',
    quantity: String(item.quantity ?? ''),
    sortOrder: String(item.sortOrder),
    nutritionalInfo: item.nutritionalInfo ?? '',
    optionGroupIds: item.optionGroupIds ?? [],
  };
}

/**
 * Merges two people's changes of a dish's tags, meal times and option groups. If this form changed the sizes, its whole
 * list of sizes wins.
 */
export function mergeItemLists(base: ItemForm, mine: ItemForm, theirs: ItemForm) {
  const merged = <T>(list: (form: ItemForm) => readonly T[]) =>
    mergeLists(list(base), list(mine), list(theirs));
  return {
    tags: merged((form) => form.tags),
    mealTimes: merged((form) => form.mealTimes),
    optionGroupIds: merged((form) => form.optionGroupIds),
    sizes: isSame(mine.sizes, base.sizes) ? theirs.sizes : mine.sizes,
  };
}

export function inputOfItem(form: ItemForm): ItemInput {
  const sizes = inputOfSizes(form.sizes);
  const sortOrder = parseWholeNumber(form.sortOrder);
  return {
    name: form.name.trim(),
    nameLocal: form.nameLocal.trim() || null,
    price: sizes
      ? Math.min(...sizes.map(({ price }) => price || 0))
      : (priceOf(form.price) ?? Number.NaN),
    sizes,
    categoryId: form.categoryId,
    mealTimes: mealTimes.filter((mealTime) => form.mealTimes.includes(mealTime)),
    ...(form.isVegetarian !== null && { isVegetarian: form.isVegetarian }),
    isSpicy: form.isSpicy,
    spiceLevel: form.isSpicy ? form.spiceLevel : null,
    tags: form.tags.length > 0 ? dishTags.filter((tag) => form.tags.includes(tag)) : null,
    description: form.description.trim() || null,
    contents: form.contents.trim() || null,
    contentsChangeDaily: form.contentsChangeDaily || null,
    preOrderOnly: form.preOrderOnly || null,
    image: form.image.trim() || null,
    quantity: parseWholeNumber(form.quantity) ?? null,
    ...(sortOrder !== undefined && { sortOrder }),
    nutritionalInfo: form.nutritionalInfo.trim() || null,
    optionGroupIds: form.optionGroupIds.length > 0 ? form.optionGroupIds : null,
  };
}

/** The fields to save. An edit saves only the changed fields, so that the server does not check unchanged fields. */
export function changesOfItem(form: ItemForm, stored: MenuItem | undefined): Partial<ItemInput> {
  const storedInput = stored && { ...stored, sizes: knownSizesOf(stored) };
  return changedFields<ItemInput>(storedInput ?? {}, inputOfItem(form));
}

/** The problems that the contract does not find or describes in other words. */
export function itemProblems(form: ItemForm): Problems<ItemForm> {
  const hasSizes = form.sizes.length > 0;
  return {
    price: hasSizes ? undefined : onePriceProblem(form.price),
    sizes: sizesProblem(form.sizes),
    sortOrder: Number.isNaN(parseWholeNumber(form.sortOrder)) ? 'Enter a whole number' : undefined,
    isVegetarian: form.isVegetarian === null ? 'Please choose Veg or Non-Veg' : undefined,
    tags: tagsProblem(form.tags, form.isVegetarian),
  };
}

function onePriceProblem(price: string): string | undefined {
  return price.trim() === '' ? 'Please enter a price' : priceProblem(price);
}
