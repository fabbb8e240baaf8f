import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { signInAt } from '../support/demo-sign-in.ts';

const paths = [
  [],
  ['confirmed'],
  ['confirmed', 'preparing'],
  ['confirmed', 'preparing', 'ready'],
  ['cancelled'],
] as const;

/** The demo's customer has an order of each kind at the demo mess. @returns the id of the one that is cooked */
export async function placeOrders(siteUrl: string): Promise<string> {
  const { token, user } = await signInAt(siteUrl, 'student');
  let cooking = '';
  for (const path of paths) {
    const dishes = { 'veg-thali': 1 + (path.length % 2), 'masala-chai': 2 };
    const order = await placeDemoOrder(siteUrl, {
      name: user.name,
      phone: String(user.phone),
      dishes,
      token,
    });
    await moveDemoOrder(siteUrl, order.id, path);
    if (path.at(-1) === 'preparing') cooking = order.id;
  }
  return cooking;
}
