/** The default limit: with more lanes, the oldest tickets would be far apart. */
const maxLanes = 4;

/**
 * Shares the width of the board among the columns. A column without orders gets no lane, and the busiest column gets
 * the most lanes.
 * @param columns  the number of orders and the maximum lanes of each column
 * @param roomForLanes  the number of lanes that fit on the screen
 * @returns the lanes of each column
 */
export function shareLanes(
  columns: readonly { orders: number; maxLanes?: number | undefined }[],
  roomForLanes: number,
): number[] {
  const lanes = columns.map(({ orders }) => Math.min(orders, 1));
  const load = (index: number) => {
    const { orders = 0, maxLanes: limit = maxLanes } = columns[index] ?? {};
    const laneCount = lanes[index] ?? 0;
    return laneCount < Math.min(orders, limit) ? orders / laneCount : 0;
  };
  const indexes = [...lanes.keys()];
  for (let remaining = roomForLanes - sum(lanes); remaining > 0; remaining -= 1) {
    const busiest = indexes.reduce((a, b) => (load(b) > load(a) ? b : a), 0);
    if (load(busiest) === 0) break;
    lanes[busiest] = (lanes[busiest] ?? 0) + 1;
  }
  return lanes;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
