import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { kitchenOrder } from './kitchen-orders.ts';

const dishes = [
  'Veg Mess Thali',
  'Masala Chai',
  'Aloo Gobi',
  'Chicken Dum Biryani',
  'Paneer Butter Masala',
  'Roti',
  'Dal Tadka',
  'Jeera Rice',
].map((name, index) => ({
  id: `D${String(index).padStart(11, '0')}`,
  name,
  isVegetarian: !name.startsWith('Chicken'),
}));
const choices = ['Half', 'Full', 'Extra roti', 'Dal Tadka', 'Less oil'];
const wishes = ['no ghee', 'less spicy', 'no onion, no garlic'];
const notes = ['Please pack the chutney separately', 'I am in a hurry'];
const people = ['Zubeida Kazi', 'Asha', 'Ravi Deshmukh', 'Imran', 'Kavita Joshi', 'Farhan'];

/**
 * Orders of a rush, newest first, with one to four dishes, choices, notes, parcels, tables and all payment methods.
 * Every run gets the same orders. If there are at most eight, the kitchen has seen none of them.
 */
export function ticketOrders(vendorId: string, count: number): Order[] {
  const random = seededRandom(43);
  const orders = Array.from({ length: count }, (_, index) => {
    const waitedMinutes = ((count - index) / count) * 25;
    const status = statusAt(index, count);
    const isSeen = status !== 'pending' || (count > 8 && waitedMinutes > 2);
    return ticketOrder(vendorId, { token: index + 1, status, waitedMinutes, isSeen }, random);
  });
  return orders.reverse();
}

/** Cooks take the oldest orders first: a quarter is ready, half is cooking, a quarter is new. */
function statusAt(index: number, count: number): OrderStatus {
  if (count <= 8 || index >= count * 0.75) return 'pending';
  if (index < count / 4) return 'ready';
  return index % 2 === 0 ? 'preparing' : 'confirmed';
}

interface TicketState {
  token: number;
  status: OrderStatus;
  waitedMinutes: number;
  isSeen: boolean;
}

function ticketOrder(
  vendorId: string,
  { token, status, waitedMinutes, isSeen }: TicketState,
  random: () => number,
): Order {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const chance = (probability: number) => random() < probability;
  const placedAt = Date.now() - waitedMinutes * 60_000;
  const base = kitchenOrder(vendorId, status, placedAt);
  const names = [...dishes].sort(() => random() - 0.5);
  const items = names.slice(0, pick([1, 1, 1, 2, 2, 2, 2, 3, 3, 4])).map((menuItem, line) => {
    const quantity = pick([1, 1, 1, 2, 2, 4]);
    const chosen = chance(0.3) ? [pick(choices)] : [];
    return {
      id: `${base.id}-${line}`,
      orderId: base.id,
      menuItemId: menuItem.id,
      menuItem,
      quantity,
      unitPrice: 60,
      totalPrice: 60 * quantity,
      ...(chosen.length > 0 && {
        choices: chosen.map((name, choice) => ({
          groupId: 'G00000000001',
          choiceId: `C00${choice}`,
          name,
          price: name === 'Extra roti' ? 10 : 0,
        })),
      }),
      ...(chance(0.2) && { specialInstructions: pick(wishes) }),
    };
  });
  const isParcel = chance(0.3);
  const total = items.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  return {
    ...base,
    token,
    customerInfo: { ...base.customerInfo, name: pick(people) },
    items,
    serviceMode: isParcel ? 'takeaway' : 'dine_in',
    ...(!isParcel && chance(0.6) && { table: String(1 + Math.floor(random() * 12)) }),
    totalAmount: total,
    finalAmount: total + 3,
    ...pick<Partial<Order>>([
      {},
      {},
      { paymentMethod: 'upi', payment: { saidAt: base.createdAt, digits: '4821' } },
      { paymentMethod: 'online', paymentStatus: 'paid', payment: { receivedAt: base.createdAt } },
    ]),
    specialInstructions: chance(0.15) ? pick(notes) : null,
    acknowledgedAt: isSeen ? base.createdAt : null,
    estimatedReadyTime:
      status === 'pending' ? null : new Date(placedAt + 20 * 60_000).toISOString(),
  };
}

/** A pseudo-random generator, so that every run gets the same orders. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
