import { type Raster, toRaster } from './esc-pos.ts';
import { dotSizes, layOut, type TextLook } from './lay-out.ts';
import { type PrintLine, type RollWidth, rollMargins } from './print-line.ts';

const dotsPerMm = 8;
/** Many printers do not reach the last dots of a row. */
const marginDots = 8;

/** Draws a receipt as a bitmap for a thermal printer, in the fonts of the site. */
export async function drawStrip(lines: readonly PrintLine[], roll: RollWidth): Promise<Raster> {
  const width = (roll - 2 * rollMargins[roll]) * dotsPerMm;
  const family = getComputedStyle(document.body).fontFamily;
  await loadFonts(lines, family);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser draws no pictures');
  const layout = layOut(lines, width - 2 * marginDots, (text, look) => {
    pen.font = fontOf(look, family);
    return pen.measureText(text).width;
  });
  // Setting the size of a canvas resets its font.
  canvas.width = width;
  canvas.height = layout.height;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, layout.height);
  pen.fillStyle = 'black';
  for (const { text, x, y, ...look } of layout.texts) {
    pen.font = fontOf(look, family);
    pen.fillText(text, x + marginDots, y);
  }
  for (const y of layout.rules) {
    for (let x = marginDots; x < width - marginDots; x += 12) pen.fillRect(x, y, 8, 2);
  }
  return toRaster(pen.getImageData(0, 0, width, layout.height).data, width);
}

function fontOf({ size, isBold }: TextLook, family: string): string {
  // A thermal printer breaks up thin strokes.
  return `${isBold ? 800 : 600} ${dotSizes[size]}px ${family}`;
}

/** A canvas does not wait for fonts that the page has not used yet. */
async function loadFonts(lines: readonly PrintLine[], family: string): Promise<void> {
  const text = lines
    .map((line) => {
      if (line.kind === 'rule') return '';
      return line.kind === 'text' ? line.text : line.left + line.right;
    })
    .join('');
  await Promise.allSettled(
    [true, false].map((isBold) =>
      document.fonts.load(fontOf({ size: 'normal', isBold }, family), text),
    ),
  );
}
