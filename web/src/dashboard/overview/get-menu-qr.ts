import { useQuery } from '@tanstack/react-query';
import { menuQrWidthPx } from '@thali/shared/qr/qr-sizes';
import { callApi } from '../../lib/api/call-api.ts';
import { drawQr } from '../../lib/ui/qr/draw-qr.ts';

/** The code of the menu link; drawn here when the server has none to give, and nobody notices. */
export function useMenuQr(vendorId: string, link: string) {
  return useQuery({
    queryKey: ['menu-qr', vendorId, link],
    queryFn: async ({ signal }) => {
      try {
        return await fetchMenuQr(vendorId, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        return drawQr(link, { widthPx: menuQrWidthPx });
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** @throws whatever kept it from coming. Rule: qr-3 */
async function fetchMenuQr(vendorId: string, signal: AbortSignal): Promise<string> {
  const call = { params: { vendorId }, signal, background: true };
  const { qrCode } = await callApi('GET /qr/menu/{vendorId}', call);
  if (qrCode?.startsWith('data:image/png;base64,')) return qrCode;
  throw new Error('Failed to generate QR code');
}
