const vendorIdLength = 10;

/** The vendor that an order belongs to; every order id begins with it. */
export function vendorIdOfOrder(orderId: string): string {
  return orderId.slice(0, vendorIdLength);
}

/** The order number that a customer sees: the last 8 characters. Rule: orders-9 */
export function shortOrderNumber(orderId: string): string {
  return orderId.slice(-8);
}

/** What an order is called out by: its token, else its last 6 characters. Rule: orders-47 */
export function orderLabel({ id, token }: { id: string; token?: number | undefined }): string {
  return token === undefined ? kitchenNumber(id) : String(token);
}

/** What the kitchen calls an order, and what its guest says at the counter: the last 6. Rule: orders-9 */
export function kitchenNumber(orderId: string): string {
  return orderId.slice(-6);
}
