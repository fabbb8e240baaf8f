/** What marks a phone's message about a new order: a later one takes its place. */
export function newOrderTag(orderId: string): string {
  return `new-order:${orderId}`;
}
