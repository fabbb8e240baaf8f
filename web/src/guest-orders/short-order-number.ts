/** The order number that a customer is told: the last 8 characters. Source: spec 2, section 9. */
export function shortOrderNumber(orderId: string): string {
  return orderId.slice(-8);
}
