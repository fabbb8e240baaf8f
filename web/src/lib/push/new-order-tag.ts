/** The tag of a new order's notification. A later notification with the same tag replaces it. */
export function newOrderTag(orderId: string): string {
  return `new-order:${orderId}`;
}
