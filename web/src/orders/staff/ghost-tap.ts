export interface Tap {
  orderId: string;
  x: number;
  y: number;
  at: number;
}

const ghostTapMs = 350;
const ghostTapPixels = 48;

/**
 * Whether a tap is the second half of a double tap. When an order moves on, the next one takes its place under the
 * finger, and the second tap must not move that one.
 */
export function isGhostTap(before: Tap | undefined, tap: Tap): boolean {
  if (!before || before.orderId === tap.orderId || tap.at - before.at > ghostTapMs) return false;
  return Math.hypot(tap.x - before.x, tap.y - before.y) < ghostTapPixels;
}
