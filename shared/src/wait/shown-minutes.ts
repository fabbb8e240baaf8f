/** The range of whole minutes that a guest reads, from the minute of placing. */
export type ReadyMinutes = readonly [from: number, to: number];

const minuteMs = 60_000;

/** The minutes of the order's slowest dish. An unknown dish takes the mess's median, 0. */
export function slowestMinutes(
  dishes: Readonly<Record<string, number>>,
  itemIds: readonly string[],
): number {
  return itemIds.length === 0 ? 0 : Math.max(...itemIds.map((id) => dishes[id] ?? 0));
}

/**
 * The minutes on the guest's screen. Subtracts half a minute at both ends, because the screen shows whole minutes.
 * @param range minutes from placing to ready, without the dishes
 * @param placedAt epoch milliseconds
 */
export function shownMinutes(
  range: { from: number; to: number },
  dishMinutes: number,
  placedAt: number,
): ReadyMinutes {
  const passed = (placedAt % minuteMs) / minuteMs + dishMinutes;
  const from = Math.max(1, Math.floor(passed + range.from + 0.5));
  return [from, Math.max(from + 1, Math.floor(passed + range.to - 0.5))];
}

/** The clock times of the range, ISO 8601. */
export function shownTimes(
  [from, to]: ReadyMinutes,
  placedAt: number,
): { from: string; to: string } {
  const minute = Math.floor(placedAt / minuteMs);
  const timeAfter = (minutes: number) => new Date((minute + minutes) * minuteMs).toISOString();
  return { from: timeAfter(from), to: timeAfter(to) };
}

/** Whether the food was ready within the minutes on the guest's screen. */
export function isInside([from, to]: ReadyMinutes, placedAt: number, readyAt: number): boolean {
  const minutes = Math.floor(readyAt / minuteMs) - Math.floor(placedAt / minuteMs);
  return minutes >= from && minutes <= to;
}
