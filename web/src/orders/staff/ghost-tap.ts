export interface Tap {
  orderId: string;
  x: number;
  y: number;
  at: number;
}

const ghostTapMs = 350;
const ghostTapPixels = 48;

/**
 * Whether a tap is the second half of a double tap, on the wrong order. After the first tap, its order moves away and
 * another order comes under the finger.
 */
export function isGhostTap(before: Tap | undefined, tap: Tap): boolean {
  if (!before || before.orderId === tap.orderId || tap.at - before.at > ghostTapMs) return false;
  return Math.hypot(tap.x - before.x, tap.y - before.y) < ghostTapPixels;
}
