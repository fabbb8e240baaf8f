/** Steps of a day axis: days, weeks, four weeks, a quarter. */
const daySteps = [1, 2, 7, 14, 28, 91];
/** Steps of an hour axis. */
export const hourSteps = [1, 2, 3, 4, 6];

/**
 * The tick values of an axis, from 0 up to at least the highest value. A step is 1, 2 or 5 times a power of ten.
 * `1234` -> `0, 500, 1000, 1500`. Rule: screens-13
 */
export function roundTicks(highest: number, maxSteps = 4): number[] {
  const minStep = Math.max(highest, 1) / maxSteps;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(minStep)));
  const step = [1, 2, 5, 10].find((part) => part * power >= minStep) ?? 10;
  const count = Math.ceil(Math.max(highest, 1) / (step * power));
  return Array.from({ length: count + 1 }, (_, index) => index * step * power);
}

/** Picks the labels that an axis shows, at equal distances, including the last label. */
export function pickLabels(
  labels: readonly string[],
  maxLabels: number,
  steps: readonly number[] = daySteps,
): string[] {
  const step = steps.find((size) => labels.length <= size * maxLabels) ?? labels.length;
  return labels.filter((_, index) => (labels.length - 1 - index) % step === 0);
}
