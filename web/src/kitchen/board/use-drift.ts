import { useNow } from '../../lib/time/use-now.ts';

const minuteMs = 60_000;
/** Offsets in hundredths of the screen's shorter side. They are too small to cut anything off. */
const offsets = [
  [0, 0],
  [0.7, 0.35],
  [0.35, -0.7],
  [-0.7, -0.35],
  [-0.35, 0.7],
] as const;

/** Moves the picture a little each minute, to prevent burn-in. Rule: board-7 */
export function useDrift(): { transform: string } {
  const minute = Math.floor(useNow(minuteMs).getTime() / minuteMs);
  const [x, y] = offsets[minute % offsets.length] ?? offsets[0];
  return { transform: `translate(${x}vmin, ${y}vmin)` };
}
