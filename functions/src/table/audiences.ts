/**
 * Groups of connections that may see a change. A room on the wire, `vendor:{id}`, consists of several audiences, so
 * nobody gets a frame that they may not see.
 */
export const audiences = {
  /** A vendor's staff: all of its orders. */
  staff: (vendorId: string) => `${roomOf(vendorId)}STAFF`,
  /** A vendor's ready boards: the labels of its orders. */
  board: (vendorId: string) => `${roomOf(vendorId)}BOARD`,
  /** Everyone who has a vendor's menu open. */
  menu: (vendorId: string) => `${roomOf(vendorId)}MENU`,
  /** A signed-in customer's own orders at a vendor. */
  customer: (vendorId: string, customerId: string) => `${roomOf(vendorId)}C#${customerId}`,
  /** Every connection of one user or device. */
  person: (userId: string) => `U#${userId}`,
  /** Everyone who proved access to a guest's order. */
  guestOrder: (vendorId: string, orderId: string) => `${roomOf(vendorId)}G#${orderId}`,
} as const;

export function isAudienceOf(vendorId: string, audience: string): boolean {
  return audience.startsWith(roomOf(vendorId));
}

function roomOf(vendorId: string): string {
  return `V#${vendorId}#`;
}
