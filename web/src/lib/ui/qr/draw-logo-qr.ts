import { drawQr } from './draw-qr.ts';

/** The logo's share of the code's width. Rule: qr-5 */
const logoShare = 0.2;
/** White space around the logo, as a share of its width, because half modules confuse scanners. */
const whiteShare = 0.08;

/**
 * A QR code with a logo in its middle, at the highest error correction.
 * @param logoUrl  needs CORS headers
 * @returns a PNG as data URL
 * @throws Error 'Failed to generate QR code' if the logo cannot be drawn
 */
export async function drawLogoQr(
  text: string,
  logoUrl: string,
  { widthPx }: { widthPx: number },
): Promise<string> {
  const [code, logo] = await Promise.all([
    drawQr(text, { widthPx, errorCorrection: 'H' }).then(loadPicture),
    loadPicture(logoUrl),
  ]).catch(fail);
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = widthPx;
  const context = canvas.getContext('2d');
  if (!context) return fail('No canvas');
  context.drawImage(code, 0, 0, widthPx, widthPx);

  const box = widthPx * logoShare;
  const whiteWidth = box * (1 + 2 * whiteShare);
  context.fillStyle = 'white';
  context.fillRect((widthPx - whiteWidth) / 2, (widthPx - whiteWidth) / 2, whiteWidth, whiteWidth);
  const { width, height } = fitInto(logo, box);
  context.drawImage(logo, (widthPx - width) / 2, (widthPx - height) / 2, width, height);
  return canvas.toDataURL('image/png');
}

async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  // Without CORS, drawing the picture would make the canvas unreadable.
  picture.crossOrigin = 'anonymous';
  picture.src = url;
  await picture.decode();
  return picture;
}

/** The largest size that fits into the box at the picture's ratio. A picture without a size counts as square. */
function fitInto(picture: HTMLImageElement, box: number): { width: number; height: number } {
  const width = picture.naturalWidth || 1;
  const height = picture.naturalHeight || 1;
  const scale = box / Math.max(width, height);
  return { width: width * scale, height: height * scale };
}

function fail(cause: unknown): never {
  throw new Error('Failed to generate QR code', { cause });
}
