/**
 * Groups of connections that a change may reach. A room on the wire, `vendor:{id}`, consists of several audiences, so the
 * server never sends a frame to a reader who may not see it.
 */
export const audiences = {
  /** A vendor's staff: all of its orders. */
  staff: (vendorId: string) => `${roomOf(vendorId)}STAFF`,
  /** A vendor's ready boards: the labels of its orders. */
  board: (vendorId: string) => `${roomOf(vendorId)}BOARD`,
  /** Everyone who has a vendor's menu open. */
  menu: (vendorId: string) => `${roomOf(vendorId)}MENU`,
  /** One signed-in customer's own orders at this vendor. */
  customer: (vendorId: string, customerId: string) => `${roomOf(vendorId)}C#${customerId}`,
  /** Every connection of one person, wherever it is. */
  person: (userId: string) => `U#${userId}`,
  /** Everyone who proved access to one guest's order. */
  guestOrder: (vendorId: string, orderId: string) => `${roomOf(vendorId)}G#${orderId}`,
} as const;

/** Whether an audience belongs to this vendor's room. */
export function isAudienceOf(vendorId: string, audience: string): boolean {
  return audience.startsWith(roomOf(vendorId));
}

function roomOf(vendorId: string): string {
  return `V#${vendorId}#`;
}
