import { menuQrWidthPx } from '@thali/shared/qr/qr-sizes';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { callApi } from '../../../lib/api/call-api.ts';
import { useComputedValue } from '../../../lib/data/use-computed-value.ts';
import { currentMenuLink } from '../../../lib/tenant/menu-link.ts';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { drawLogoQr } from '../../../lib/ui/qr/draw-logo-qr.ts';
import { drawQr } from '../../../lib/ui/qr/draw-qr.ts';
import { QrCard } from '../../../lib/ui/qr/qr-card.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import { printedMenuPath, tableCardsPath } from '../../shared/dashboard-paths.ts';
import type { Vendor } from '../../shared/own-vendor.ts';

/** The QR code of the menu, to download and print. The vendor can add a logo. */
export function MenuQrCard({ vendor }: { vendor: Vendor }) {
  const link = currentMenuLink(vendor.subdomain);
  const [wantsLogo, setWantsLogo] = useState(false);
  const plain = useMenuQr(vendor.id, link);
  const withLogo = useLogoQr(link, wantsLogo ? vendor.logoUrl : null, 512);
  const code = wantsLogo ? withLogo : plain;
  return (
    <QrCard
      title="Menu QR Code"
      description="Print it for the tables. Scanning it opens your menu."
      image={code.data}
      imageName={`QR code of the menu of ${vendor.displayName}`}
      fileName={`menu-qr-${vendor.subdomain}${wantsLogo ? '-logo' : ''}.png`}
      linkLabel="Menu Link"
      link={link}
      hasFailed={code.isError}
      onRetry={() => void code.refetch()}
      options={
        vendor.logoUrl && (
          <Switch
            label="With your logo"
            description={
              withLogo.isError && wantsLogo
                ? 'The website of your logo does not allow it inside the code, so you see the plain one.'
                : undefined
            }
            isOn={wantsLogo}
            onChange={setWantsLogo}
          />
        )
      }
      action={
        <>
          <Link href={tableCardsPath} className={buttonClass({ variant: 'secondary' })}>
            <Printer size={18} />
            Print Table Cards
          </Link>
          <Link href={printedMenuPath} className={buttonClass({ variant: 'secondary' })}>
            <Printer size={18} />
            Print Menu
          </Link>
        </>
      }
    />
  );
}

/** Reads the code from the server, or draws it in the browser if the call fails. */
function useMenuQr(vendorId: string, link: string) {
  return useComputedValue(['menu-qr', vendorId, link], () =>
    fetchMenuQr(vendorId).catch(() => drawQr(link, { widthPx: menuQrWidthPx })),
  );
}

/** @throws if the call fails or answers no picture. Rule: qr-3 */
async function fetchMenuQr(vendorId: string): Promise<string> {
  const call = { params: { vendorId }, background: true };
  const { qrCode } = await callApi('GET /qr/menu/{vendorId}', call);
  if (qrCode?.startsWith('data:image/png;base64,')) return qrCode;
  throw new Error('Failed to generate QR code');
}

/** Draws the code with the logo in the middle. Does nothing without a logo. */
function useLogoQr(link: string, logoUrl: string | null, widthPx: number) {
  return useComputedValue(
    ['logo-qr', link, logoUrl, widthPx],
    () => (logoUrl ? drawLogoQr(link, logoUrl, { widthPx }) : drawQr(link, { widthPx })),
    { enabled: logoUrl !== null },
  );
}
