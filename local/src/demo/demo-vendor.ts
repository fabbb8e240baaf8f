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
  /** What it adds to the dish's price. */
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
  /** What was in it on the last days, today's first: its contents change daily. */
  dayContents?: string[];
  pricePaise: number;
  isVegetarian: boolean;
  isSpicy: boolean;
  mealTimes: DemoMealTime[];
  /** Path below the site's root; the pictures are in local/assets/demo. */
  image: string;
  nutritionalInfo?: string;
  tags?: DishTag[];
  spiceLevel?: 1 | 2 | 3;
  /** In Devanagari. */
  nameLocal?: string;
  /** Portions left; absent means unlimited. */
  quantity?: number;
  /** What is chosen for it. */
  optionGroupKeys?: string[];
  isAvailable: boolean;
  /** Relative weight of the item in the generated order history. */
  popularity: number;
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
