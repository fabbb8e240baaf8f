import { toSizeRows } from '@thali/functions/menu/size-rows';
import type {
  OrderChoice,
  OrderLine,
  OrderRecord,
} from '@thali/functions/orders/store/order-record';
import { orderTotals } from '@thali/shared/orders/order-totals';
import { istDayStart, toIst } from '@thali/shared/time/ist';
import type { DemoChoice, DemoItem, DemoOptionGroup, DemoVendor } from '../demo/demo-vendor.ts';
import { demoIds } from '../seed/demo-ids.ts';
import { historyDays } from '../seed/demo-vendor-rows.ts';
import { pickCustomer } from './customers.ts';
import { pickOrderCount, pickOrderTime } from './demand.ts';
import { historyMark } from './history-mark.ts';
import { pickOrderLife } from './order-life.ts';
import { type Random, seededRandom } from './random.ts';

/** The history has no orders in the last minutes: they belong to the demo's users. */
const quietMs = 5 * 60 * 1000;

/**
 * A vendor's past orders of one day, oldest first. The same `now` gives the same orders. Every order
 * has ended, and none is in the future.
 * @param daysAgo 0 for today in India
 */
export function historicOrders(
  vendor: DemoVendor,
  ordersPerDay: number,
  daysAgo: number,
  now: Date,
): OrderRecord[] {
  const { date, weekday } = toIst(new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000));
  const random = seededRandom(`thali-demo|history|${vendor.subdomain}|${date}`);
  // Option choices have their own seed, so they never change the orders.
  const choiceRandom = seededRandom(`thali-demo|choices|${vendor.subdomain}|${date}`);
  const count = pickOrderCount(ordersPerDay, weekday, daysAgo, historyDays, random);
  const orders = Array.from({ length: count }, (_, number) =>
    historicOrder(vendor, date, number, now, { random, choiceRandom }),
  );
  return orders
    .filter((order) => Date.parse(order.createdAt) < now.getTime() - quietMs)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

function historicOrder(
  vendor: DemoVendor,
  date: string,
  number: number,
  now: Date,
  { random, choiceRandom }: { random: Random; choiceRandom: Random },
): OrderRecord {
  const { meal, second } = pickOrderTime(random);
  const placedAt = new Date(istDayStart(date).getTime() + second * 1000 + random.between(0, 999));
  const customer = pickCustomer(random);
  const offeredItems = vendor.items.filter(
    ({ mealTimes }) => mealTimes.includes(meal) || mealTimes.includes('all'),
  );
  const lines = pickLines(vendor.subdomain, offeredItems, random).map(
    ({ item, ...line }): OrderLine => {
      const choices = [
        ...pickSize(vendor, item, choiceRandom),
        ...pickChoices(vendor, item, choiceRandom),
      ];
      const extraPaise = choices.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
      return {
        ...line,
        unitPricePaise: Math.max(0, item.pricePaise + extraPaise),
        ...(choices.length > 0 && { choices }),
      };
    },
  );
  const { totalPaise, platformFeePaise } = orderTotals(lines);
  return {
    id: demoIds.order(vendor.subdomain, date, number),
    vendorId: demoIds.vendor(vendor.subdomain),
    ...(customer.id && { customerId: customer.id }),
    customerName: customer.name,
    customerPhone: customer.phone,
    lines,
    totalPaise,
    feePaise: platformFeePaise,
    paymentMethod: 'cod',
    createdAt: placedAt.toISOString(),
    bodyHash: historyMark,
    ...pickOrderLife(placedAt, now, random),
  };
}

const lineCounts = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5];
const quantities = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3];
const wishes = ['Less spicy please', 'No onion', 'Extra chutney', 'Parcel', 'Extra hot'];

function pickLines(subdomain: string, offeredItems: readonly DemoItem[], random: Random) {
  const chosen = new Set<DemoItem>();
  const count = Math.min(random.pick(lineCounts), offeredItems.length);
  while (chosen.size < count) {
    chosen.add(random.pickWeighted(offeredItems, ({ popularity }) => popularity));
  }
  return [...chosen].map((item) => ({
    item,
    menuItemId: demoIds.item(subdomain, item.key),
    name: item.name,
    isVegetarian: item.isVegetarian,
    quantity: random.pick(quantities),
    isStockCounted: false,
    ...(random.next() < 0.06 && { specialInstructions: random.pick(wishes) }),
  }));
}

function pickSize(
  { subdomain }: DemoVendor,
  { key, pricePaise, sizes }: DemoItem,
  random: Random,
): OrderChoice[] {
  if (!sizes) return [];
  const size = random.pick(toSizeRows(sizes));
  return [
    {
      groupId: demoIds.item(subdomain, key),
      choiceId: size.id,
      name: size.name,
      pricePaise: size.pricePaise - pricePaise,
      isStockCounted: false,
    },
  ];
}

/** The share of picks with one choice more than the group's minimum. */
const extraChoiceShare = 0.25;

/** Picks choices for a dish, in the order of its option groups and of their choices. */
function pickChoices(
  { subdomain, optionGroups = [] }: DemoVendor,
  { optionGroupKeys = [] }: DemoItem,
  random: Random,
): OrderChoice[] {
  return optionGroupKeys.flatMap((groupKey) => {
    const group = optionGroups.find(({ key }) => key === groupKey);
    return group
      ? pickFromGroup(group, random).map((choice) => orderChoice(subdomain, group, choice))
      : [];
  });
}

function pickFromGroup({ minChoices, maxChoices, choices }: DemoOptionGroup, random: Random) {
  const hasExtra = minChoices < maxChoices && random.next() < extraChoiceShare;
  const count = hasExtra ? minChoices + 1 : minChoices;
  const pickedChoices = new Set<DemoChoice>();
  // Guests choose earlier choices more often.
  const weightOf = (choice: DemoChoice) => choices.length - choices.indexOf(choice);
  while (pickedChoices.size < count) pickedChoices.add(random.pickWeighted(choices, weightOf));
  return choices.filter((choice) => pickedChoices.has(choice));
}

function orderChoice(
  subdomain: string,
  { key: group }: DemoOptionGroup,
  { key, name, pricePaise = 0 }: DemoChoice,
): OrderChoice {
  return {
    groupId: demoIds.optionGroup(subdomain, group),
    choiceId: demoIds.choice(subdomain, group, key),
    name,
    pricePaise,
    isStockCounted: false,
  };
}
