import type { DishTag } from '@thali/shared/menu/dish-tags';
import type { PlanId } from '@thali/shared/plans/plan-ids';

export type DemoMealTime = 'breakfast' | 'lunch' | 'dinner' | 'all';

export interface DemoCategory {
  key: string;
  name: string;
  description: string;
}

export interface DemoChoice {
  /** Unique within its group. */
  key: string;
  name: string;
  /** Added to the dish's price. */
  pricePaise?: number;
  isDefault?: boolean;
}

export interface DemoOptionGroup {
  /** Unique within its vendor. */
  key: string;
  name: string;
  minChoices: number;
  maxChoices: number;
  choices: DemoChoice[];
}

export interface DemoItem {
  /** Unique within its vendor. */
  key: string;
  categoryKey: string;
  name: string;
  description: string;
  /** The contents of today and the days before, for a dish whose contents change daily. */
  dayContents?: string[];
  /** The price of the lowest size if the dish has sizes. */
  pricePaise: number;
  /** The sizes, with prices in rupees. */
  sizes?: { name: string; price: number }[];
  isVegetarian: boolean;
  isSpicy: boolean;
  mealTimes: DemoMealTime[];
  /** Path on the site. The pictures are in local/assets/demo. */
  image: string;
  nutritionalInfo?: string;
  tags?: DishTag[];
  spiceLevel?: 1 | 2 | 3;
  /** The name in Devanagari. */
  nameLocal?: string;
  /** Portions left; absent means unlimited. */
  quantity?: number;
  /** The option groups that a guest chooses from. */
  optionGroupKeys?: string[];
  isAvailable: boolean;
  /** Relative weight of the item in the generated order history. */
  popularity: number;
}

type Key = 'key' | 'categoryKey';
type Defaulted = 'mealTimes' | 'image' | 'isAvailable' | 'isVegetarian' | 'isSpicy';

/**
 * Builds the dishes of a category. By default a dish is available, vegetarian and mild, and its picture has the name
 * of its key.
 * @param mealTimes the meal times of dishes that set none
 */
export function demoItems(
  categoryKey: string,
  mealTimes: DemoMealTime[],
  items: Record<string, Omit<DemoItem, Key | Defaulted> & Partial<Pick<DemoItem, Defaulted>>>,
): DemoItem[] {
  return Object.entries(items).map(([key, item]) => ({
    key,
    categoryKey,
    mealTimes,
    isVegetarian: true,
    isSpicy: false,
    isAvailable: true,
    image: `/demo/${key}.svg`,
    ...item,
  }));
}

export interface DemoVendor {
  subdomain: string;
  name: string;
  displayName: string;
  cuisine: string;
  email: string;
  phone: string;
  address: string;
  description: string;
  accentColor?: string;
  coverUrl?: string;
  plan: PlanId;
  categories: DemoCategory[];
  optionGroups?: DemoOptionGroup[];
  items: DemoItem[];
}
