interface Box {
  width: number;
  height: number;
}

interface Fit {
  columns: number;
  /** Of the figures, in pixels of the page. */
  fontSize: number;
  /** Numbers on one page. */
  perPage: number;
}

/** Of a number, in its own font size: a figure, and the room around. */
const size = { figure: 0.66, aside: 0.7, line: 1.3 };
/** Of the box's shorter side; smaller than that nobody reads it from the queue, and the board turns pages. */
const smallest = 0.075;
const largest = 0.5;
const maxColumns = 12;

/** The largest figures in which so many numbers fit a box; where even the smallest don't, as many as do. */
export function fitNumbers({ width, height }: Box, count: number, longest: number): Fit {
  const side = Math.min(width, height);
  const wide = longest * size.figure + size.aside;
  const best = (columns: number) =>
    Math.min(
      width / columns / wide,
      height / Math.ceil(Math.max(1, count) / columns) / size.line,
      side * largest,
    );
  const counts = Array.from({ length: maxColumns }, (_, index) => index + 1);
  const columns = counts.reduce((one, other) => (best(other) > best(one) ? other : one));
  if (best(columns) >= side * smallest) return { columns, fontSize: best(columns), perPage: count };
  const fontSize = side * smallest;
  const inRow = Math.max(1, Math.floor(width / fontSize / wide));
  const rows = Math.max(1, Math.floor(height / fontSize / size.line));
  return { columns: inRow, fontSize, perPage: inRow * rows };
}
