interface Box {
  width: number;
  height: number;
}

interface Fit {
  columns: number;
  /** In CSS pixels. */
  fontSize: number;
  /** The number of tokens on one page. */
  perPage: number;
}

/** The widths of a digit and of the gap, and the line height, in font sizes. */
const size = { digit: 0.66, gap: 0.7, line: 1.3 };
/** Limits of the font size, as parts of the box's shorter side. Guests cannot read smaller numbers from the queue. */
const minSize = 0.075;
const maxSize = 0.5;
const maxColumns = 12;

/** The largest font in which `count` numbers fit into a box. In the smallest font, one page may hold fewer. */
export function fitNumbers({ width, height }: Box, count: number, maxLength: number): Fit {
  const side = Math.min(width, height);
  const wide = maxLength * size.digit + size.gap;
  const best = (columns: number) =>
    Math.min(
      width / columns / wide,
      height / Math.ceil(Math.max(1, count) / columns) / size.line,
      side * maxSize,
    );
  const counts = Array.from({ length: maxColumns }, (_, index) => index + 1);
  const columns = counts.reduce((one, other) => (best(other) > best(one) ? other : one));
  if (best(columns) >= side * minSize) return { columns, fontSize: best(columns), perPage: count };
  const fontSize = side * minSize;
  const inRow = Math.max(1, Math.floor(width / fontSize / wide));
  const rows = Math.max(1, Math.floor(height / fontSize / size.line));
  return { columns: inRow, fontSize, perPage: inRow * rows };
}
