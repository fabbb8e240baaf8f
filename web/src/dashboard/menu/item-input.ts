import { type DishTag, dishTags, tagsProblem } from '@thali/shared/menu/dish-tags';
import { type MenuItem, mealTimes } from '@thali/shared/menu/menu.contract';
import { createMenuItem } from '@thali/shared/menu/menu-items.contract';
import { numberOf, priceText } from '../shared/typed-figures.ts';
import { changedFields } from './changed-fields.ts';
import { type Problems, problemsOf } from './field-problems.ts';
import type { MealTime } from './meal-times.ts';
import { mergeLists } from './merge-lists.ts';

/** A dish as its dialog holds it: what is typed is text. */
export interface ItemForm {
  name: string;
  /** In another script; empty: none. */
  nameLocal: string;
  price: string;
  categoryId: string;
  mealTimes: MealTime[];
  /** Null until somebody has chosen. */
  isVegetarian: boolean | null;
  isSpicy: boolean;
  /** How spicy, where it is and that was said. */
  spiceLevel: NonNullable<MenuItem['spiceLevel']> | null;
  tags: DishTag[];
  description: string;
  /** What comes with it, by commas. */
  contents: string;
  contentsChangeDaily: boolean;
  image: string;
  /** Empty: unlimited. */
  quantity: string;
  /** Empty: at the end. */
  sortOrder: string;
  nutritionalInfo: string;
  /** In the order in which guests are asked. */
  optionGroupIds: string[];
}

/** A dish as it is written; its price is NaN where none was typed. */
export type ItemInput = Omit<
  MenuItem,
  'id' | 'isAvailable' | 'isVegetarian' | 'sortOrder' | Unsaid
> &
  Partial<Pick<MenuItem, 'isVegetarian' | 'sortOrder'>> & {
    [Name in Unsaid]: NonNullable<MenuItem[Name]> | null;
  };

/** What a dish that is read may lack, and what is null as it is written. */
type Unsaid =
  | 'nameLocal'
  | 'contents'
  | 'contentsChangeDaily'
  | 'spiceLevel'
  | 'tags'
  | 'optionGroupIds';

export function blankItem(categoryId: string): ItemForm {
  return {
    name: '',
    nameLocal: '',
    price: '',
    categoryId,
    mealTimes: [],
    isVegetarian: null,
    isSpicy: false,
    spiceLevel: null,
    tags: [],
    description: '',
    contents: '',
    contentsChangeDaily: false,
    image: '',
    quantity: '',
    sortOrder: '',
    nutritionalInfo: '',
    optionGroupIds: [],
  };
}

/** The next one of a row: dishes entered together have these in common. */
export function nextItem(last: ItemForm): ItemForm {
  const { categoryId, mealTimes, isVegetarian } = last;
  return { ...blankItem(categoryId), mealTimes, isVegetarian };
}

export function formOfItem(item: MenuItem): ItemForm {
  return {
    name: item.name,
    nameLocal: item.nameLocal ?? '',
    price: priceText(item.price),
    categoryId: item.categoryId,
    mealTimes: item.mealTimes,
    isVegetarian: item.isVegetarian,
    isSpicy: item.isSpicy,
    spiceLevel: item.spiceLevel ?? null,
    tags: item.tags ?? [],
    description: item.description ?? '',
    contents: item.contents ?? '',
    contentsChangeDaily: item.contentsChangeDaily ?? false,
    image: item.image ?? '',
    quantity: item.quantity === null ? '' : String(item.quantity),
    sortOrder: String(item.sortOrder),
    nutritionalInfo: item.nutritionalInfo ?? '',
    optionGroupIds: item.optionGroupIds ?? [],
  };
}

/** A dish's lists as two people changed them. */
export function mergeItemLists(before: ItemForm, mine: ItemForm, now: ItemForm) {
  const merged = <T>(list: (form: ItemForm) => readonly T[]) =>
    mergeLists(list(before), list(mine), list(now));
  return {
    tags: merged((form) => form.tags),
    mealTimes: merged((form) => form.mealTimes),
    optionGroupIds: merged((form) => form.optionGroupIds),
  };
}

export function inputOfItem(form: ItemForm): ItemInput {
  const sortOrder = numberOf(form.sortOrder);
  return {
    name: form.name.trim(),
    nameLocal: form.nameLocal.trim() || null,
    price: numberOf(form.price) ?? Number.NaN,
    categoryId: form.categoryId,
    mealTimes: mealTimes.filter((mealTime) => form.mealTimes.includes(mealTime)),
    ...(form.isVegetarian !== null && { isVegetarian: form.isVegetarian }),
    isSpicy: form.isSpicy,
    spiceLevel: form.isSpicy === Boolean(form.spiceLevel) ? form.spiceLevel : null,
    tags: form.tags.length > 0 ? dishTags.filter((tag) => form.tags.includes(tag)) : null,
    description: form.description.trim() || null,
    contents: form.contents.trim() || null,
    contentsChangeDaily: form.contentsChangeDaily || null,
    image: form.image.trim() || null,
    quantity: numberOf(form.quantity) ?? null,
    ...(sortOrder !== undefined && { sortOrder }),
    nutritionalInfo: form.nutritionalInfo.trim() || null,
    optionGroupIds: form.optionGroupIds.length > 0 ? form.optionGroupIds : null,
  };
}

/**
 * What keeps it from being saved, by the contract that the server checks by. What did not change is
 * not sent, and so is not looked at: the demo's own pictures are no web addresses.
 */
export function checkItem(form: ItemForm, stored: MenuItem | undefined): Problems<ItemForm> {
  const input = inputOfItem(form);
  const changes = stored && changedFields(stored, input);
  const { error } = createMenuItem.request.body.safeParse(input);
  const issues = error?.issues ?? [];
  const problems = problemsOf<ItemForm>(
    issues.filter(({ path }) => !changes || String(path[0]) in changes),
  );
  if (form.isVegetarian === null) problems.isVegetarian = 'Please choose Veg or Non-Veg';
  const tagged = tagsProblem(form.tags, form.isVegetarian);
  if (tagged) problems.tags = tagged;
  if (problems.price && Number.isNaN(input.price)) problems.price = 'Please enter a price';
  return problems;
}

/** Whole figures only; empty stays empty. `-5` -> `0`. */
export function typedWhole(text: string): string {
  if (text.trim().startsWith('-')) return text.trim() === '-' ? '' : '0';
  return text
    .split('.', 1)
    .join('')
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
}
