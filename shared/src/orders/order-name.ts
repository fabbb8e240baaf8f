import { kitchenNumber } from '../ids/order-id.ts';

/** The fields of an order that its name needs. */
interface NamedOrder {
  id: string;
  token?: number | undefined;
  offline?: { number: string } | undefined;
}

/**
 * The name of an order for people: `Token 7`, `Order K2-17` if sold offline, or `Order 5Q0EQ5`.
 * Rule: orders-9, orders-47
 */
export function orderName({ id, token, offline }: NamedOrder): string {
  return token === undefined ? `Order ${offline?.number ?? kitchenNumber(id)}` : `Token ${token}`;
}
