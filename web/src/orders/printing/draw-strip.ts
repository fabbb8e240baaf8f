import { type Raster, toRaster } from './esc-pos.ts';
import { dotSizes, layOut, type TextLook } from './lay-out.ts';
import { type PrintLine, type RollWidth, rollMargins } from './print-line.ts';

const dotsPerMm = 8;
/** A margin, because many printers do not reach the last dots of a row. */
const marginDots = 8;

/** Draws a receipt as a bitmap for a thermal printer, with the fonts of the site. */
export async function drawStrip(lines: readonly PrintLine[], roll: RollWidth): Promise<Raster> {
  const width = (roll - 2 * rollMargins[roll]) * dotsPerMm;
  const family = getComputedStyle(document.body).fontFamily;
  await loadFonts(lines, family);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures');
  const layout = layOut(lines, width - 2 * marginDots, (text, look) => {
    context.font = fontOf(look, family);
    return context.measureText(text).width;
  });
  // A new size resets the font of a canvas, so the loop below sets the font again.
  canvas.width = width;
  canvas.height = layout.height;
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, layout.height);
  context.fillStyle = 'black';
  for (const { text, x, y, ...look } of layout.texts) {
    context.font = fontOf(look, family);
    context.fillText(text, x + marginDots, y);
  }
  for (const y of layout.dashedLineYs) {
    for (let x = marginDots; x < width - marginDots; x += 12) context.fillRect(x, y, 8, 2);
  }
  return toRaster(context.getImageData(0, 0, width, layout.height).data, width);
}

function fontOf({ size, isBold }: TextLook, family: string): string {
  // The text is bold, because a thermal printer breaks up thin strokes.
  return `${isBold ? 800 : 600} ${dotSizes[size]}px ${family}`;
}

/** Loads the fonts first, because a canvas does not wait for them. */
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
