import { orderQrWidthPx } from '@thali/shared/qr/qr-sizes';
import { drawQr } from './draw-qr.ts';
import { drawWordQr } from './draw-word-qr.ts';

/** The QR code of an order's public link. Rule: qr-1, qr-2 */
export function drawOrderQr(origin: string, orderId: string): Promise<string> {
  return drawQr(`${origin}/order/${encodeURIComponent(orderId)}`, { widthPx: orderQrWidthPx });
}

/** The QR code of a payment's public link. The server ignores the amount in the link. */
export function drawPaymentQr(origin: string, paymentId: string, amount: number): Promise<string> {
  const link = `${origin}/payment/${encodeURIComponent(paymentId)}?amount=${amount}`;
  return drawWordQr(link, 'ORDER', { widthPx: orderQrWidthPx });
}
