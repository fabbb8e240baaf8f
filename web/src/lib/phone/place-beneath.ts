const gap = 6;
const tallest = 360;
const shortest = 180;

/** Puts a popover under what it belongs to, or above it where there is more room. */
export function placeBeneath(popover: HTMLElement, anchor: Element): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  // What an on-screen keyboard leaves of the window.
  const seenTop = visualViewport?.offsetTop ?? 0;
  const seenBottom = seenTop + (visualViewport?.height ?? innerHeight);
  const below = seenBottom - bottom - 2 * gap;
  const above = top - seenTop - 2 * gap;
  const goesAbove = below < tallest && above > below;
  const height = Math.max(shortest, Math.min(tallest, goesAbove ? above : below));
  Object.assign(popover.style, {
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${height}px`,
    top: goesAbove ? 'auto' : `${bottom + gap}px`,
    bottom: goesAbove ? `${innerHeight - top + gap}px` : 'auto',
  });
}
