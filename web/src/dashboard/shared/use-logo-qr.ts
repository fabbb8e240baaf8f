import { useQuery } from '@tanstack/react-query';
import { drawLogoQr } from '../../lib/ui/qr/draw-logo-qr.ts';
import { drawQr } from '../../lib/ui/qr/draw-qr.ts';

/** A link as a code with the logo in its middle; nothing is drawn without one. */
export function useLogoQr(link: string, logoUrl: string | null, widthPx: number) {
  return useQuery({
    queryKey: ['logo-qr', link, logoUrl, widthPx],
    queryFn: () => (logoUrl ? drawLogoQr(link, logoUrl, { widthPx }) : drawQr(link, { widthPx })),
    enabled: logoUrl !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
