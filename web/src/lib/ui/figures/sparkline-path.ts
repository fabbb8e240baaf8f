export interface SparklineShape {
  line: string;
  /** The line, closed along the bottom. */
  area: string;
  /** The height of the last value: 0 is the top, and 1 is the bottom. */
  endDepth: number;
}

export const sparklineWidth = 100;
export const sparklineHeight = 32;

/** Leaves room for the stroke and the dot. */
const margin = 4;

/**
 * The line through evenly spaced values. A single value or equal values give a line through the middle.
 * @returns undefined if there are no values, or only zeros
 */
export function sparklineShape(values: readonly number[]): SparklineShape | undefined {
  const [first] = values;
  if (first === undefined || values.every((value) => value === 0)) return undefined;
  const drawn = values.length === 1 ? [first, first] : values;
  const heights = drawn.map(heightIn(drawn));
  const step = sparklineWidth / (drawn.length - 1);
  const line = heights
    .map((height, index) => `${index === 0 ? 'M' : 'L'}${roundToTenth(index * step)} ${height}`)
    .join('');
  return {
    line,
    area: `${line}V${sparklineHeight}H0Z`,
    endDepth: (heights.at(-1) ?? 0) / sparklineHeight,
  };
}

/** The line in words. */
export function sparklineText(
  values: readonly number[],
  format: (value: number) => string = String,
): string {
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined) return 'no data yet';
  if (values.length === 1) return format(first);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low === high) return `steady at ${format(low)}`;
  return `from ${format(first)} to ${format(last)}, lowest ${format(low)}, highest ${format(high)}`;
}

function heightIn(values: readonly number[]): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low === high) return () => sparklineHeight / 2;
  const scale = (sparklineHeight - 2 * margin) / (high - low);
  return (value) => roundToTenth(sparklineHeight - margin - (value - low) * scale);
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
