import { useLogoQr } from '../shared/use-logo-qr.ts';
import { usePlainQr } from './use-plain-qr.ts';

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
