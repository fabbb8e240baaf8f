import { useQuery } from '@tanstack/react-query';
import { drawQr } from '../../lib/ui/qr/draw-qr.ts';
import { useLogoQr } from '../shared/use-logo-qr.ts';

/** Fine enough for paper. */
const printWidthPx = 1024;

/** The code of a card: with the logo where one is wanted and can be drawn. */
export function useCardCode(link: string, logoUrl: string | null) {
  const withLogo = useLogoQr(link, logoUrl, printWidthPx);
  const hasLogoFailed = logoUrl !== null && withLogo.isError;
  const plain = usePlainQr(link, printWidthPx, logoUrl === null || hasLogoFailed);
  return {
    image: logoUrl !== null && !hasLogoFailed ? withLogo.data : plain.data,
    hasLogoFailed,
  };
}

/** A link as a code that stands much: cards get wet, bent and scratched. */
function usePlainQr(link: string, widthPx: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['plain-qr', link, widthPx],
    queryFn: () => drawQr(link, { widthPx, errorCorrection: 'H' }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
