import type { Platform } from '@thali/local/platform-options';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { messUrl } from '../support/mess-url.ts';

/** What the scenes find: a running platform, and orders at the demo mess. */
export interface World {
  siteUrl: string;
  /** An address on the demo mess's own host. */
  messUrl(path: string): string;
  catalogueUrl: string;
  /** Places one more order there. */
  placeOrder(name: string): Promise<void>;
  orderIds: Record<StagedStatus, string>;
}

export type StagedStatus = Exclude<OrderStatus, 'expired'>;

export const guestPhone = '9876512340';
const phone = `+91${guestPhone}`;

/** How each order came to where it is, in the order that they were placed. */
const paths: Record<StagedStatus, StagedStatus[]> = {
  completed: ['confirmed', 'preparing', 'ready', 'completed'],
  cancelled: ['cancelled'],
  ready: ['confirmed', 'preparing', 'ready'],
  preparing: ['confirmed', 'preparing'],
  confirmed: ['confirmed'],
  pending: [],
};

const orders: Record<
  StagedStatus,
  { name: string; dishes: Record<string, number>; note?: string }
> = {
  completed: { name: 'Meera Joshi', dishes: { 'masala-chai': 2 } },
  cancelled: { name: 'Kabir Khan', dishes: { 'chicken-biryani': 1 } },
  ready: { name: 'Asha Patil', dishes: { 'veg-thali': 1, 'masala-chai': 1 } },
  preparing: { name: 'Rohan Kulkarni', dishes: { 'chicken-thali': 2, 'veg-thali': 1 } },
  confirmed: { name: 'Fatima Shaikh', dishes: { 'special-thali': 1 }, note: 'No onion, please' },
  pending: {
    name: 'Ravi Deshmukh',
    dishes: { 'veg-thali': 2, 'masala-chai': 2, 'vada-pav': 3 },
    note: 'Less spicy. I come at half past one.',
  },
};

export async function makeWorld(platform: Platform, catalogueUrl: string): Promise<World> {
  const siteUrl = platform.url;
  const stage = async (status: StagedStatus) => {
    const { id } = await placeDemoOrder(siteUrl, { ...orders[status], phone });
    if (paths[status].length > 0) await moveDemoOrder(siteUrl, id, paths[status]);
    return id;
  };
  return {
    siteUrl,
    catalogueUrl,
    messUrl: (path) => messUrl(platform, path),
    placeOrder: async (name) => {
      await placeDemoOrder(siteUrl, { name, phone, dishes: { 'veg-thali': 1, 'vada-pav': 2 } });
    },
    orderIds: {
      completed: await stage('completed'),
      cancelled: await stage('cancelled'),
      ready: await stage('ready'),
      preparing: await stage('preparing'),
      confirmed: await stage('confirmed'),
      pending: await stage('pending'),
    },
  };
}
