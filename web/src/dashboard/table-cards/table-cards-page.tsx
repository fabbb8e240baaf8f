import type { Language } from '@thali/shared/site/languages';
import { tableLink } from '@thali/shared/tables/table-link';
import { tableLabel } from '@thali/shared/tables/table-names';
import { useDeferredValue, useState } from 'react';
import { Loaded } from '../../lib/data/loaded.tsx';
import { useApi } from '../../lib/data/use-api.ts';
import { storefrontShades } from '../../lib/look/storefront-shades.ts';
import { PrintedSheet } from '../../lib/print/printed-sheet.tsx';
import { usePageSize } from '../../lib/print/use-page-size.ts';
import { currentMenuLink } from '../../lib/tenant/menu-link.ts';
import type { Vendor } from '../shared/own-vendor.ts';
import { useCardCodes } from './card-codes.ts';
import { cardSheets, type SheetSize } from './card-sheets.ts';
import { PrintedCard, sheetClasses } from './parts/printed-card.tsx';
import { TableCardsToolbar } from './parts/table-cards-toolbar.tsx';
import { tableLabels } from './table-labels.ts';

/** Cards with QR codes to print. Only the cards are printed. */
export default function TableCardsPage({ vendor }: { vendor: Vendor }) {
  const [size, setSize] = useState<SheetSize>('a4');
  const [labelsText, setLabelsText] = useState('');
  const [hasLogo, setHasLogo] = useState(vendor.logoUrl !== null);
  const link = currentMenuLink(vendor.subdomain);
  const tables = useTableLinks(vendor, link);
  const typedLabels = tableLabels(useDeferredValue(labelsText));
  const sheets = cardSheets(
    typedLabels.length > 0 ? typedLabels : [...(tables.data?.keys() ?? [])],
    size,
  );
  const linkOf = (label: string | undefined) => tables.data?.get(label ?? '') ?? link;
  const links = tables.data ? sheets.flat().map(({ label }) => linkOf(label)) : [];
  const codes = useCardCodes(links, hasLogo ? vendor.logoUrl : null);
  const languages = languagesOf(vendor);
  const { light } = storefrontShades(vendor.accentColor);
  const tokens: Record<`--${string}`, string> = {
    '--accent': light.accent,
    '--on-accent': light.onAccent,
  };
  usePageSize(papers[size]);
  const printed = sheets.map((cards, index) => (
    <PrintedSheet key={cards[0]?.key} number={index + 1} className={sheetClasses[size]}>
      {cards.map(({ key, label }) => (
        <PrintedCard
          key={key}
          name={vendor.displayName}
          cuisine={vendor.cuisine}
          code={codes.imageOf(linkOf(label))}
          link={link.replace(/^https?:\/\//, '')}
          label={label}
          languages={languages}
        />
      ))}
    </PrintedSheet>
  ));
  return (
    <>
      <title>{`Table cards · ${vendor.displayName}`}</title>
      <TableCardsToolbar
        size={size}
        onSize={setSize}
        labelsText={labelsText}
        onType={setLabelsText}
        logo={vendor.logoUrl === null ? undefined : { isShown: hasLogo, onToggle: setHasLogo }}
        hasTables={vendor.settings.tables !== undefined}
        hasLogoFailed={codes.hasLogoFailed}
        sheets={sheets.length}
        cards={sheets.flat().length}
        isReady={tables.data !== undefined && !tables.isFetching && codes.isReady}
      />
      <main
        aria-label="Table cards"
        style={tokens}
        className="flex flex-col items-center gap-6 px-4 py-6 print:block print:p-0"
      >
        <Loaded
          reading={tables}
          loading={printed}
          failedText="The codes of your tables could not be loaded."
          className="contents"
        >
          {() => printed}
        </Loaded>
      </main>
    </>
  );
}

/** The languages that guests can choose, the mess's first one first. */
function languagesOf({ settings }: Vendor): [Language, ...Language[]] {
  const { first, offered } = settings.languages ?? { first: 'en', offered: [] };
  return [first, ...offered.filter((language) => language !== first)];
}

/** In millimetres, because browsers do not know the name A6. */
const papers: Record<SheetSize, string> = { a4: '210mm 297mm', a6: '105mm 148mm' };

/** Reads the link for each table's card, by label. Empty if the mess has no tables. Rule: tables-2 */
function useTableLinks({ id: vendorId, settings }: Vendor, menuLink: string) {
  const hasTables = settings.tables !== undefined;
  const reading = useApi(
    'GET /vendors/{vendorId}/table-codes',
    { params: { vendorId } },
    {
      enabled: hasTables,
      refetchOnMount: 'always',
      select: ({ tables }) =>
        new Map(tables.map(({ table, code }) => [tableLabel(table), tableLink(menuLink, code)])),
    },
  );
  return hasTables ? reading : { ...reading, data: noLinks };
}

const noLinks: ReadonlyMap<string, string> = new Map();
