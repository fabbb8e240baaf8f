import type { Language } from '@thali/shared/site/languages';
import { classNames } from '../../../lib/ui/class-names.ts';
import type { SheetSize } from '../card-sheets.ts';
import { cardWords, labelIn } from '../card-words.ts';

interface PrintedCardProps {
  name: string;
  cuisine: string | null;
  /** A PNG as data URL. Absent while it loads. */
  code: string | undefined;
  /** The link below the code, without the protocol. */
  link: string;
  label: string | undefined;
  /** The languages of the mess, the first one first. */
  languages: readonly [Language, ...Language[]];
}

/**
 * A card for a table, black on white in every theme. All sizes are relative to its width, so that it looks the same on
 * paper and on screen.
 */
export function PrintedCard({ name, cuisine, code, link, label, languages }: PrintedCardProps) {
  const [first, ...others] = languages;
  return (
    <article
      aria-label={label ? `Card for ${label}` : 'Card'}
      className="@container aspect-105/148 w-full overflow-hidden bg-[white] text-[black] [print-color-adjust:exact]"
    >
      <div className="relative flex h-full flex-col items-center p-[6cqw] text-center">
        <div className="flex w-full grow flex-col items-center justify-between rounded-[6cqw] border-[1.1cqw] border-accent px-[5cqw] pt-[6cqw] pb-[4cqw]">
          <div className="flex w-full flex-col items-center gap-[1.5cqw]">
            <h2
              className={classNames(
                'line-clamp-3 max-w-full font-display leading-[1.08] font-bold wrap-anywhere',
                name.length > 40
                  ? 'text-[5.4cqw]'
                  : name.length > 22
                    ? 'text-[7cqw]'
                    : 'text-[9cqw]',
              )}
            >
              {name}
            </h2>
            {cuisine && (
              <p className="line-clamp-1 max-w-full text-[3.6cqw] leading-tight">{cuisine}</p>
            )}
          </div>
          {code ? (
            <img
              src={code}
              alt={`QR code of the menu of ${name}`}
              className="size-[62cqw] [image-rendering:pixelated]"
            />
          ) : (
            <div role="status" className="size-[62cqw]">
              <span className="sr-only">Loading...</span>
            </div>
          )}
          <div className="flex w-full flex-col items-center gap-[2.2cqw]">
            <p
              lang={first}
              className={classNames(
                'font-display font-bold',
                first === 'en' ? 'text-[8.4cqw] leading-none' : 'text-[7cqw] leading-tight',
              )}
            >
              {cardWords[first].scan}
            </p>
            {others.length > 0 && (
              <p className="text-[3.6cqw] leading-tight font-semibold">
                {others.map((language, index) => (
                  <span key={language} lang={language}>
                    {index > 0 && ' · '}
                    {cardWords[language].scan}
                  </span>
                ))}
              </p>
            )}
            {label && (
              <p
                lang={first}
                className="line-clamp-1 max-w-full rounded-full bg-accent px-[5cqw] py-[1cqw] text-[5cqw] leading-tight font-bold text-on-accent"
              >
                {labelIn(first, label)}
              </p>
            )}
            <p className="text-[3.1cqw] leading-snug wrap-anywhere">{link}</p>
          </div>
        </div>
      </div>
    </article>
  );
}

// Slightly smaller than the paper, because a rounded-up height would start another page.
export const sheetClasses: Record<SheetSize, string> = {
  a6: 'w-[min(100%,105mm)] print:h-[147.9mm] print:w-[105mm]',
  a4: classNames(
    'grid w-[min(100%,210mm)] grid-cols-2 content-start print:h-[296.9mm] print:w-[210mm]',
    // Lines to cut along.
    '*:odd:border-r *:nth-[-n+2]:border-b *:border-dashed *:border-line-strong/60',
  ),
};
