import { useDeferredValue, useState } from 'react';
import { menuLinkHere } from '../../lib/tenant/menu-link.ts';
import type { Vendor } from '../shared/own-vendor.ts';
import { storefrontShades } from '../shared/storefront-shades.ts';
import { cardSheets, type SheetSize } from './card-sheets.ts';
import { PrintedCard } from './parts/printed-card.tsx';
import { PrintedSheet } from './parts/printed-sheet.tsx';
import { TableCardsToolbar } from './parts/table-cards-toolbar.tsx';
import { tableLabels } from './table-labels.ts';
import { useCardCode } from './use-card-code.ts';
import { usePageSize } from './use-page-size.ts';

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
  usePageSize(size);
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
