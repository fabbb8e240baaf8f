import { toIst } from '@thali/shared/time/ist';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { useComputedValues } from '../../../lib/data/use-computed-value.ts';
import { PrintButton, PrintedPage } from '../../../lib/print/printed-page.tsx';
import { PrintedSheet } from '../../../lib/print/printed-sheet.tsx';
import { usePageSize } from '../../../lib/print/use-page-size.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { ChoiceChips } from '../../../lib/ui/choice-chips.tsx';
import { drawQr } from '../../../lib/ui/qr/draw-qr.ts';
import { SearchBox } from '../../../lib/ui/search-box.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { lineLinkClass } from '../../../lib/ui/text-link-class.ts';
import { settingsPath, tabPath } from '../../shared/dashboard-paths.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { usePassesWithCards } from '../use-passes.ts';
import { type PassCard, sheetsOfCards } from './cards-to-print.ts';

/** Cards with QR codes for members without a phone, ten on an A4 sheet. Only the cards are printed. Rule: passes-6 */
export default function PassCardsPage({ vendor }: { vendor: Vendor }) {
  return vendor.settings.passes?.cards ? <PassCards vendor={vendor} /> : noCards;
}

const page = {
  title: 'Pass cards',
  label: 'Pass cards',
  back: { href: tabPath('passes'), label: 'Meal passes' },
};
const choices = [
  { value: false, label: 'All members' },
  { value: true, label: 'Without a phone' },
] as const;

function PassCards({ vendor }: { vendor: Vendor }) {
  const reading = usePassesWithCards(vendor.id);
  const [isWithoutPhone, setIsWithoutPhone] = useState(false);
  const [search, setSearch] = useState('');
  const sheets = sheetsOfCards(reading.data?.passes ?? [], {
    ...{ isWithoutPhone, search: useDeferredValue(search) },
    today: toIst(new Date(serverNow())).date,
  });
  const cards = sheets.flat();
  const codes = useComputedValues(
    cards.map(({ card }) => ({
      name: ['pass-card', card],
      // Cards get wet, bent and scratched.
      make: () => drawQr(card, { widthPx: 400, errorCorrection: 'H' }),
    })),
  );
  const images = new Map(cards.map(({ card }, index) => [card, codes[index]?.data]));
  const isReady = cards.length > 0 && codes.every(({ data }) => data !== undefined);
  usePageSize('210mm 297mm');
  return (
    <PrintedPage
      {...page}
      fileName={`Pass cards · ${vendor.displayName}`}
      actions={isReady && <PrintButton />}
    >
      <div className="mx-auto mb-5 flex w-full max-w-4xl flex-wrap items-center gap-3 print:hidden">
        <ChoiceChips
          label="Members"
          options={choices}
          value={isWithoutPhone}
          onChange={setIsWithoutPhone}
        />
        <SearchBox
          label="Search members"
          value={search}
          onChange={setSearch}
          className="w-full sm:w-72"
        />
        <p role="status" className="text-sm text-ink-soft">
          {reading.data && countText(cards.length, sheets.length)}
        </p>
      </div>
      <Loaded reading={reading} loading={<Skeleton className="mx-auto h-96 max-w-4xl" />}>
        {() => (
          <div className="flex flex-col items-center gap-6 print:block">
            {sheets.map((sheet, index) => (
              <PrintedSheet key={sheet[0]?.id} number={index + 1} className={sheetClass}>
                {sheet.map((card) => (
                  <PrintedPassCard
                    key={card.id}
                    messName={vendor.displayName}
                    card={card}
                    image={images.get(card.card)}
                  />
                ))}
              </PrintedSheet>
            ))}
          </div>
        )}
      </Loaded>
    </PrintedPage>
  );
}

// Slightly smaller than the paper, because a rounded-up height would start another page.
const sheetClass =
  'grid w-full max-w-[105mm] content-start md:max-w-[210mm] md:grid-cols-2 print:h-[296.9mm] print:w-[210mm] print:max-w-none print:grid-cols-2';

interface PrintedPassCardProps {
  messName: string;
  card: PassCard;
  /** A PNG as data URL. Absent while it loads. */
  image: string | undefined;
}

/** A card, black on white in every theme. The dashed lines are for cutting. */
function PrintedPassCard({ messName, card, image }: PrintedPassCardProps) {
  const { name, roll, typeName } = card;
  return (
    <article
      aria-label={`Card of ${name}`}
      className="flex h-[59.3mm] items-center gap-[4mm] border border-dashed border-[#bbb] bg-[white] px-[6mm] text-[black]"
    >
      <div className="flex min-w-0 grow flex-col gap-[1.5mm]">
        <p className="line-clamp-1 text-[3.4mm] leading-snug wrap-anywhere">{messName}</p>
        <p className="line-clamp-3 font-display text-[6mm] leading-[1.1] font-bold wrap-anywhere">
          {name}
        </p>
        {roll && <p className="text-[4.4mm] leading-snug font-semibold wrap-anywhere">{roll}</p>}
        <p className="line-clamp-1 text-[3.4mm] leading-snug wrap-anywhere">{typeName}</p>
      </div>
      {image ? (
        <img
          src={image}
          alt={`QR code of ${name}`}
          className="size-[38mm] shrink-0 [image-rendering:pixelated]"
        />
      ) : (
        <div role="status" className="size-[38mm] shrink-0">
          <span className="sr-only">Loading...</span>
        </div>
      )}
    </article>
  );
}

function countText(cards: number, sheets: number): string {
  const cardText = cards === 1 ? '1 card' : `${cards} cards`;
  return `${cardText} on ${sheets === 1 ? '1 A4 sheet' : `${sheets} A4 sheets`}`;
}

const noCards = (
  <PrintedPage {...page} fileName="Pass cards">
    <p className="mx-auto max-w-4xl text-ink-soft">
      Printed cards are off.{' '}
      <Link href={settingsPath('hours')} className={lineLinkClass}>
        Switch them on
      </Link>
    </p>
  </PrintedPage>
);
