import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { storefrontShades } from '../../lib/look/storefront-shades.ts';
import { usePageSize } from '../../lib/print/use-page-size.ts';
import { menuLinkHere } from '../../lib/tenant/menu-link.ts';
import { drawQr } from '../../lib/ui/qr/draw-qr.ts';
import type { Vendor } from '../shared/own-vendor.ts';
import { useLogoQr } from '../shared/use-logo-qr.ts';
import { cardSheets, type SheetSize } from './card-sheets.ts';
import { PrintedCard } from './parts/printed-card.tsx';
import { PrintedSheet } from './parts/printed-sheet.tsx';
import { TableCardsToolbar } from './parts/table-cards-toolbar.tsx';
import { tableLabels } from './table-labels.ts';

/** Cards with the QR code of the menu, ready to be printed. On paper there is nothing else. */
export default function TableCardsPage({ vendor, homePath }: { vendor: Vendor; homePath: string }) {
  const [size, setSize] = useState<SheetSize>('a4');
  const [typed, setTyped] = useState('');
  const [wantsLogo, setWantsLogo] = useState(vendor.logoUrl !== null);
  const link = menuLinkHere(vendor.subdomain);
  const code = useCardCode(link, wantsLogo ? vendor.logoUrl : null);
  const labels = tableLabels(useDeferredValue(typed));
  const sheets = cardSheets(labels, size);
  const { light } = storefrontShades(vendor.accentColor);
  const tokens: Record<`--${string}`, string> = {
    '--accent': light.accent,
    '--on-accent': light.onAccent,
  };
  usePageSize(papers[size]);
  return (
    <>
      <title>{`Table cards · ${vendor.displayName}`}</title>
      <TableCardsToolbar
        homePath={homePath}
        size={size}
        onSize={setSize}
        typed={typed}
        onType={setTyped}
        logo={vendor.logoUrl === null ? undefined : { isWanted: wantsLogo, onWant: setWantsLogo }}
        hasLogoFailed={code.hasLogoFailed}
        sheets={sheets.length}
        cards={sheets.flat().length}
        isReady={code.image !== undefined}
      />
      <main
        aria-label="Table cards"
        style={tokens}
        className="flex flex-col items-center gap-6 px-4 py-6 print:block print:p-0"
      >
        {sheets.map((cards, index) => (
          <PrintedSheet key={cards[0]?.key} size={size} number={index + 1}>
            {cards.map(({ key, label }) => (
              <PrintedCard
                key={key}
                name={vendor.displayName}
                cuisine={vendor.cuisine}
                code={code.image}
                link={link.replace(/^https?:\/\//, '')}
                label={label}
              />
            ))}
          </PrintedSheet>
        ))}
      </main>
    </>
  );
}

/** Fine enough for paper. */
const printWidthPx = 1024;

/** The code of a card: with the logo where one is wanted and can be drawn. */
function useCardCode(link: string, logoUrl: string | null) {
  const withLogo = useLogoQr(link, logoUrl, printWidthPx);
  const hasLogoFailed = logoUrl !== null && withLogo.isError;
  const plain = usePlainQr(link, printWidthPx, logoUrl === null || hasLogoFailed);
  return {
    image: logoUrl !== null && !hasLogoFailed ? withLogo.data : plain.data,
    hasLogoFailed,
  };
}

/** With the most error correction, since cards get wet, bent and scratched. */
function usePlainQr(link: string, widthPx: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['plain-qr', link, widthPx],
    queryFn: () => drawQr(link, { widthPx, errorCorrection: 'H' }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** In figures: browsers know A4 by name, but not A6. */
const papers: Record<SheetSize, string> = { a4: '210mm 297mm', a6: '105mm 148mm' };
