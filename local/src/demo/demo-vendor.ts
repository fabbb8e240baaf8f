import type { PlanId } from '@thali/shared/plans/plan-ids';

export type DemoMealTime = 'breakfast' | 'lunch' | 'dinner' | 'all';

export interface DemoCategory {
  key: string;
  name: string;
  description: string;
}

export interface DemoItem {
  /** Unique within its vendor. */
  key: string;
  categoryKey: string;
  name: string;
  description: string;
  pricePaise: number;
  isVegetarian: boolean;
  isSpicy: boolean;
  mealTimes: DemoMealTime[];
  /** Path below the site's root; the pictures are in local/assets/demo. */
  image: string;
  nutritionalInfo?: string;
  /** Portions left; absent means unlimited. */
  quantity?: number;
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
  plan: PlanId;
  categories: DemoCategory[];
  items: DemoItem[];
}
