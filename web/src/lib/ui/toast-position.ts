export interface Size {
  width: number;
  height: number;
}

type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

export interface Control extends Box {
  /** Whether the control is in a bar, which does not scroll away below a toast. */
  isInBar?: boolean;
}

/** The distance to the edges of the screen, and between two tried positions. */
const marginPx = 10;
const stepPx = 8;
const barWeight = 20;

/**
 * Finds the position where a toast covers no control, nearest to the top or the bottom edge. Without a free position,
 * returns the position that covers least. A scrolling control counts less than a control in a bar.
 */
export function findFreePosition(
  toast: Size,
  screen: Size,
  edge: 'top' | 'bottom',
  controls: readonly Control[],
): { left: number; top: number } {
  const maxLeft = Math.max(marginPx, screen.width - toast.width - marginPx);
  const lefts = [marginPx, (screen.width - toast.width) / 2, maxLeft];
  const positions = topsFrom(edge, toast.height, screen.height).flatMap((top) =>
    lefts.map((left) => ({ left, top, covered: 0 })),
  );
  for (const position of positions) {
    const { left, top } = position;
    const box = { left, top, right: left + toast.width, bottom: top + toast.height };
    position.covered = controls.reduce(
      (sum, control) => sum + sharedArea(box, control) * (control.isInBar ? barWeight : 1),
      0,
    );
    if (position.covered === 0) return position;
  }
  return positions.reduce((best, position) => (position.covered < best.covered ? position : best));
}

/** The tried distances from the top, the nearest to the edge first. */
function topsFrom(edge: 'top' | 'bottom', height: number, screenHeight: number): number[] {
  const last = Math.max(marginPx, screenHeight - height - marginPx);
  const count = Math.floor((last - marginPx) / stepPx) + 1;
  const offsets = Array.from({ length: count }, (_, index) => index * stepPx);
  return offsets.map((offset) => (edge === 'top' ? marginPx + offset : last - offset));
}

function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
