import type { ReactNode } from 'react';
import { useComputedValue } from '../../../lib/data/use-computed-value.ts';
import { currentMenuLink } from '../../../lib/tenant/menu-link.ts';
import { drawQr } from '../../../lib/ui/qr/draw-qr.ts';
import * as texts from '../controls-texts.ts';

/** Sharp on a 4K screen. */
const widthPx = 1024;

/** The QR code of the storefront, large enough to scan from three metres. */
export function TvCode({ subdomain, label }: { subdomain: string; label: ReactNode }) {
  const link = currentMenuLink(subdomain);
  const { data: code } = useComputedValue(['tv-code', link], () => drawQr(link, { widthPx }));
  return (
    <figure className="tv-code">
      {code && <img src={code} alt={texts.qrCode} />}
      <figcaption>{label}</figcaption>
    </figure>
  );
}
