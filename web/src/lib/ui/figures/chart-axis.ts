/** An axis counts in one of these: days, weeks, four weeks, a quarter. */
const daySteps = [1, 2, 7, 14, 28, 91];
/** The same for the hours of a day. */
export const hourSteps = [1, 2, 3, 4, 6];

/**
 * The figures of an axis: from 0 in steps of 1, 2 or 5 times a power of ten, whole ones, up to or above the
 * highest value. `1234` -> `0, 500, 1000, 1500`. Rule: screens-15
 */
export function roundTicks(highest: number, mostSteps = 4): number[] {
  const least = Math.max(highest, 1) / mostSteps;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  const step = [1, 2, 5, 10].find((part) => part * power >= least) ?? 10;
  const count = Math.ceil(Math.max(highest, 1) / (step * power));
  return Array.from({ length: count + 1 }, (_, index) => index * step * power);
}

/** The labels that an axis shows, evenly apart, the last one among them. */
export function shownLabels(
  labels: readonly string[],
  most: number,
  steps: readonly number[] = daySteps,
): string[] {
  const step = steps.find((size) => labels.length <= size * most) ?? labels.length;
  return labels.filter((_, index) => (labels.length - 1 - index) % step === 0);
}
