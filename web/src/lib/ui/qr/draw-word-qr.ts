import { qrMarginModules } from '@thali/shared/qr/qr-sizes';

/** The height of the letters as a share of the code's width. */
const letterShare = 0.1;

/**
 * A QR code with a word in its middle, at the highest error correction. The word tells people the purpose of the code.
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

/** Writes black letters on a white bar, because half modules confuse scanners. */
function writeInMiddle(canvas: HTMLCanvasElement, word: string): void {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  const middle = canvas.width / 2;
  const letterPx = Math.round(canvas.width * letterShare);
  pen.font = `bold ${letterPx}px sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const width = pen.measureText(word).width + letterPx;
  const height = letterPx * 1.5;
  pen.fillStyle = 'white';
  pen.fillRect(middle - width / 2, middle - height / 2, width, height);
  pen.fillStyle = 'black';
  pen.fillText(word, middle, middle);
}
