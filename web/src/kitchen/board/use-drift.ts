import { useNow } from '../../lib/time/use-now.ts';

const everyMs = 60_000;
/** In hundredths of the screen's shorter side; around the middle, so that nothing is ever cut off. */
const places = [
  [0, 0],
  [0.7, 0.35],
  [0.35, -0.7],
  [-0.7, -0.35],
  [-0.35, 0.7],
] as const;

/** Moves the whole picture a little each minute: a screen that shows the same all day burns it in. Rule: board-7 */
export function useDrift(): { transform: string } {
  const minute = Math.floor(useNow(everyMs).getTime() / everyMs);
  const [x, y] = places[minute % places.length] ?? places[0];
  return { transform: `translate(${x}vmin, ${y}vmin)` };
}
