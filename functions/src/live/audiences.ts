/**
 * The groups of connections that one change may reach. A room of the wire, `vendor:{id}`, is several
 * audiences here, so that the server never sends a frame that its reader may not see.
 */
export const audiences = {
  /** A vendor's staff: all of its orders. */
  staff: (vendorId: string) => `V#${vendorId}#STAFF`,
  /** Everyone who has a vendor's menu open. */
  menu: (vendorId: string) => `V#${vendorId}#MENU`,
  /** One signed-in customer: its own orders at this vendor. */
  customer: (vendorId: string, customerId: string) => `V#${vendorId}#C#${customerId}`,
  /** Whoever proved one guest's order. */
  guestOrder: (vendorId: string, orderId: string) => `V#${vendorId}#G#${orderId}`,
} as const;

/** The vendor whose room an audience belongs to. */
export function isAudienceOf(vendorId: string, audience: string): boolean {
  return audience.startsWith(`V#${vendorId}#`);
}
