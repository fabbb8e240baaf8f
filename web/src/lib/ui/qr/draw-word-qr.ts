import { qrMarginModules } from '@thali/shared/qr/qr-sizes';

/** The height of the letters, as a share of the width of the code. */
const letterShare = 0.1;

/**
 * A QR code with a word in its middle, which tells people what the code is for. Has the highest error correction.
 * @returns a PNG as data URL
 * @throws Error 'Failed to generate QR code'
 */
export async function drawWordQr(
  text: string,
  word: string,
  { widthPx }: { widthPx: number },
): Promise<string> {
  try {
    const { default: qrcode } = await import('qrcode');
    const canvas = document.createElement('canvas');
    await qrcode.toCanvas(canvas, text, {
      errorCorrectionLevel: 'H',
      margin: qrMarginModules,
      width: widthPx,
    });
    writeInMiddle(canvas, word);
    return canvas.toDataURL('image/png');
  } catch (cause) {
    throw new Error('Failed to generate QR code', { cause });
  }
}

/** Writes black letters on a white bar. Without the bar, half-covered modules would confuse scanners. */
function writeInMiddle(canvas: HTMLCanvasElement, word: string): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const middle = canvas.width / 2;
  const letterPx = Math.round(canvas.width * letterShare);
  context.font = `bold ${letterPx}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const width = context.measureText(word).width + letterPx;
  const height = letterPx * 1.5;
  context.fillStyle = 'white';
  context.fillRect(middle - width / 2, middle - height / 2, width, height);
  context.fillStyle = 'black';
  context.fillText(word, middle, middle);
}
