import { useQuery } from '@tanstack/react-query';
import { drawQr } from '../../lib/ui/qr/draw-qr.ts';

/** A link as a code that stands much: cards get wet, bent and scratched. */
export function usePlainQr(link: string, widthPx: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['plain-qr', link, widthPx],
    queryFn: () => drawQr(link, { widthPx, errorCorrection: 'H' }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
