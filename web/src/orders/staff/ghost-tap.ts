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
export function isGhostTap(previous: Tap | undefined, tap: Tap): boolean {
  if (!previous || previous.orderId === tap.orderId || tap.at - previous.at > ghostTapMs)
    return false;
  return Math.hypot(tap.x - previous.x, tap.y - previous.y) < ghostTapPixels;
}
