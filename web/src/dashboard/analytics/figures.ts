export interface HourFigures {
  hour: number;
  orders: number;
}

/**
 * The hours from the first order of the day to the last. Empty without orders.
 * @param ordersByHour  24 counts, for the hours of a day in India
 */
export function busyHours(ordersByHour: readonly number[]): HourFigures[] {
  const hours = ordersByHour.map((orders, hour) => ({ hour, orders }));
  const busy = hours.filter(({ orders }) => orders > 0);
  const [first, last] = [busy[0], busy.at(-1)];
  return first && last ? hours.slice(first.hour, last.hour + 1) : [];
}

/** The entry with the greatest figure; the earliest of equal entries. Undefined if every figure is 0. */
export function peakOf<T>(
  figures: readonly T[],
  figureOf: (one: T) => number,
): { at: T; value: number } | undefined {
  let peak: { at: T; value: number } | undefined;
  for (const at of figures) {
    const value = figureOf(at);
    if (value > (peak?.value ?? 0)) peak = { at, value };
  }
  return peak;
}
