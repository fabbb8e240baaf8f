const vendorIdLength = 10;

/** The vendor of an order. Every order id begins with the vendor's id. */
export function vendorIdOfOrder(orderId: string): string {
  return orderId.slice(0, vendorIdLength);
}

/** The order number that a customer sees: the last 8 characters. Rule: orders-9 */
export function shortOrderNumber(orderId: string): string {
  return orderId.slice(-8);
}

interface LabelledOrder {
  id: string;
  token?: number | undefined;
  offline?: { number: string } | undefined;
}

/** The label for calling out an order: its token, its offline number, or the last 6 characters of its id. Rule: orders-47 */
export function orderLabel({ id, token, offline }: LabelledOrder): string {
  return token === undefined ? (offline?.number ?? kitchenNumber(id)) : String(token);
}

/** The number that the kitchen uses and the guest says at the counter: the last 6 characters. Rule: orders-9 */
export function kitchenNumber(orderId: string): string {
  return orderId.slice(-6);
}
