import { menuQrWidthPx, qrMarginModules } from '@thali/shared/qr/qr-sizes';
import { toDataURL } from 'qrcode';

/** A text as a QR code, black on white: a PNG of 256 px as a data URL. */
export function drawQr(text: string): Promise<string> {
  return toDataURL(text, {
    type: 'image/png',
    width: menuQrWidthPx,
    margin: qrMarginModules,
    color: { dark: '#000000ff', light: '#ffffffff' },
  });
}
