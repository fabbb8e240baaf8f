import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { MealTime } from './meal-times.ts';
import { numberOf } from './typed-figures.ts';

/** A dish as its dialog holds it: what is typed is text. */
export interface ItemForm {
  name: string;
  price: string;
  categoryId: string;
  mealTimes: MealTime[];
  isVegetarian: boolean;
  isSpicy: boolean;
  description: string;
  image: string;
  /** Empty: unlimited. */
  quantity: string;
  /** Empty: at the end. */
  sortOrder: string;
  nutritionalInfo: string;
}

/** A dish as it is written; its price is NaN where none was typed. */
export type ItemInput = Omit<MenuItem, 'id' | 'isAvailable' | 'sortOrder'> &
  Partial<Pick<MenuItem, 'sortOrder'>>;

export function blankItem(categoryId: string): ItemForm {
  return {
    name: '',
    price: '',
    categoryId,
    mealTimes: [],
    isVegetarian: false,
    isSpicy: false,
    description: '',
    image: '',
    quantity: '',
    sortOrder: '',
    nutritionalInfo: '',
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
    price: Number.isInteger(item.price) ? String(item.price) : item.price.toFixed(2),
    categoryId: item.categoryId,
    mealTimes: item.mealTimes,
    isVegetarian: item.isVegetarian,
    isSpicy: item.isSpicy,
    description: item.description ?? '',
    image: item.image ?? '',
    quantity: item.quantity === null ? '' : String(item.quantity),
    sortOrder: String(item.sortOrder),
    nutritionalInfo: item.nutritionalInfo ?? '',
  };
}

export function inputOfItem(form: ItemForm): ItemInput {
  const sortOrder = numberOf(form.sortOrder);
  return {
    name: form.name.trim(),
    price: numberOf(form.price) ?? Number.NaN,
    categoryId: form.categoryId,
    mealTimes: form.mealTimes,
    isVegetarian: form.isVegetarian,
    isSpicy: form.isSpicy,
    description: form.description.trim() || null,
    image: form.image.trim() || null,
    quantity: numberOf(form.quantity) ?? null,
    ...(sortOrder !== undefined && { sortOrder }),
    nutritionalInfo: form.nutritionalInfo.trim() || null,
  };
}
