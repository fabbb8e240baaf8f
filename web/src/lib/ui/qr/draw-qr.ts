import { qrMarginModules } from '@thali/shared/qr/qr-sizes';

interface QrOptions {
  widthPx: number;
  /** H if something covers a part of the code, otherwise M. */
  errorCorrection?: 'M' | 'H';
}

/**
 * Draws a text as a QR code, black on white. Loads its library on first use.
 * @returns a PNG as data URL
 * @throws Error 'Failed to generate QR code'
 * Rule: qr-2, qr-4
 */
export async function drawQr(
  text: string,
  { widthPx, errorCorrection = 'M' }: QrOptions,
): Promise<string> {
  try {
    const { default: qrcode } = await import('qrcode');
    return await qrcode.toDataURL(text, {
      errorCorrectionLevel: errorCorrection,
      margin: qrMarginModules,
      width: widthPx,
    });
  } catch (cause) {
    throw new Error('Failed to generate QR code', { cause });
  }
}
