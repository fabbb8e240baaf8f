import { useComputedValues } from '../../lib/data/use-computed-value.ts';
import { drawLogoQr } from '../../lib/ui/qr/draw-logo-qr.ts';
import { drawQr } from '../../lib/ui/qr/draw-qr.ts';

/** This width is sharp enough for print. */
const widthPx = 1024;

interface CardCode {
  /** A PNG as data URL. */
  image: string;
  hasLogoFailed: boolean;
}

/** Draws the QR code of each link once, with the logo if it loads. */
export function useCardCodes(links: readonly string[], logoUrl: string | null) {
  const distinct = [...new Set(links)];
  const codes = useComputedValues(
    distinct.map((link) => ({
      name: ['card-code', link, logoUrl],
      make: () => drawCode(link, logoUrl),
    })),
  );
  const images = new Map(distinct.map((link, index) => [link, codes[index]?.data?.image]));
  return {
    imageOf: (link: string) => images.get(link),
    isReady: codes.every(({ data }) => data !== undefined),
    hasLogoFailed: codes.some(({ data }) => data?.hasLogoFailed),
  };
}

/** Uses high error correction even without a logo, because cards get wet, bent and scratched. */
async function drawCode(link: string, logoUrl: string | null): Promise<CardCode> {
  const withLogo = logoUrl
    ? await drawLogoQr(link, logoUrl, { widthPx }).catch(() => undefined)
    : undefined;
  return {
    image: withLogo ?? (await drawQr(link, { widthPx, errorCorrection: 'H' })),
    hasLogoFailed: logoUrl !== null && withLogo === undefined,
  };
}
