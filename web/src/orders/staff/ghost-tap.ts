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
export function isGhostTap(previousTap: Tap | undefined, tap: Tap): boolean {
  if (!previousTap || previousTap.orderId === tap.orderId || tap.at - previousTap.at > ghostTapMs)
    return false;
  return Math.hypot(tap.x - previousTap.x, tap.y - previousTap.y) < ghostTapPixels;
}
