import { kitchenNumber } from '../ids/order-id.ts';

/** The fields of an order that its name needs. */
interface NamedOrder {
  id: string;
  token?: number | undefined;
}

/** How people name an order: `Token 7`, or `Order 5Q0EQ5` without a token. Rule: orders-9, orders-47 */
export function orderName({ id, token }: NamedOrder): string {
  return token === undefined ? `Order ${kitchenNumber(id)}` : `Token ${token}`;
}
