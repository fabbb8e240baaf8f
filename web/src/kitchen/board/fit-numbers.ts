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

/** Widths and the line height, in multiples of the font size. */
const size = { digit: 0.66, gap: 0.7, line: 1.3 };
/**
 * The limits of the font size, as fractions of the box's shorter side. Guests in the queue cannot read smaller numbers.
 */
const minSize = 0.075;
const maxSize = 0.5;
const maxColumns = 12;

/** The largest font in which `count` numbers fit into a box. If the smallest font is too large, uses several pages. */
export function fitNumbers({ width, height }: Box, count: number, maxLength: number): Fit {
  const shorterSide = Math.min(width, height);
  const widthInFontSizes = maxLength * size.digit + size.gap;
  const fontSizeFor = (columns: number) =>
    Math.min(
      width / columns / widthInFontSizes,
      height / Math.ceil(Math.max(1, count) / columns) / size.line,
      shorterSide * maxSize,
    );
  const counts = Array.from({ length: maxColumns }, (_, index) => index + 1);
  const columns = counts.reduce((a, b) => (fontSizeFor(b) > fontSizeFor(a) ? b : a));
  if (fontSizeFor(columns) >= shorterSide * minSize)
    return { columns, fontSize: fontSizeFor(columns), perPage: count };
  const fontSize = shorterSide * minSize;
  const perRow = Math.max(1, Math.floor(width / fontSize / widthInFontSizes));
  const rows = Math.max(1, Math.floor(height / fontSize / size.line));
  return { columns: perRow, fontSize, perPage: perRow * rows };
}
