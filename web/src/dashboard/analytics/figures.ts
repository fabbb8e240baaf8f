export interface HourFigures {
  hour: number;
  orders: number;
}

/**
 * From the first hour with an order to the last one, of a day in India; none where there were none.
 * @param ordersByHour  24 numbers
 */
export function busyHours(ordersByHour: readonly number[]): HourFigures[] {
  const hours = ordersByHour.map((orders, hour) => ({ hour, orders }));
  const busy = hours.filter(({ orders }) => orders > 0);
  const [first, last] = [busy[0], busy.at(-1)];
  return first && last ? hours.slice(first.hour, last.hour + 1) : [];
}

/** The greatest of some figures, the earliest where there are more; undefined where all are nothing. */
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
