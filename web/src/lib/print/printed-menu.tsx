import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { toPaise } from '@thali/shared/money/paise';
import { Fragment } from 'react';
import { useComputedValue } from '../data/use-computed-value.ts';
import { currentMenuLink } from '../tenant/menu-link.ts';
import { classNames } from '../ui/class-names.ts';
import { VegMark } from '../ui/marks/veg-mark.tsx';
import { Money } from '../ui/money.tsx';
import { drawQr } from '../ui/qr/draw-qr.ts';

interface PrintedMenuProps {
  mess: { displayName: string; cuisine: string | null; subdomain: string };
  categories: readonly MenuCategory[];
  items: readonly MenuItem[];
}

/** A mess's menu as a sheet of paper, black on white in every theme. Rule: qr-6 */
export function PrintedMenu({ mess, categories, items }: PrintedMenuProps) {
  const link = currentMenuLink(mess.subdomain);
  const code = useMenuCode(link);
  return (
    <article
      aria-label={`Menu of ${mess.displayName}`}
      className="mx-auto w-full max-w-3xl bg-[white] p-5 sm:p-8 text-[black] [--chilli:#b2261c] [--leaf:#1f6e3a] [--surface:white] [print-color-adjust:exact] print:max-w-none print:p-[10mm]"
    >
      <header className="flex items-center justify-between gap-6 border-b-2 pb-4">
        <div className="min-w-0">
          <h2 className="font-display text-3xl leading-tight font-bold wrap-anywhere">
            {mess.displayName}
          </h2>
          {mess.cuisine && <p className="text-lg">{mess.cuisine}</p>}
        </div>
        <div className="flex shrink-0 flex-col items-center text-sm font-semibold">
          {code && <img src={code} alt="QR code of the menu" className="size-28" />}
          Scan to order
        </div>
      </header>
      <div className="mt-5 gap-10 sm:columns-2 print:columns-2">
        {printedSections(categories, items).map(({ category, dishes }) => (
          <section key={category.id} aria-label={category.name} className="mb-5">
            <h3 className="mb-1 break-after-avoid border-b font-display text-xl font-bold">
              {category.name}
            </h3>
            <ul>
              {dishes.map((dish, index) => (
                <PrintedDish key={dish.id} dish={dish} isFirst={index === 0} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-2 text-center text-sm">{link.replace(/^https?:\/\//, '')}</p>
    </article>
  );
}

/** At least two dishes follow a heading in the same column. */
function PrintedDish({ dish, isFirst }: { dish: MenuItem; isFirst: boolean }) {
  return (
    <li
      className={classNames(
        'flex break-inside-avoid items-baseline gap-2 py-1',
        isFirst && 'break-after-avoid',
      )}
    >
      <VegMark isVegetarian={dish.isVegetarian} className="mt-1 size-3.5 self-start" />
      <span className="min-w-0 grow leading-snug">
        <span className="font-semibold wrap-anywhere">{dish.name}</span>{' '}
        {dish.nameLocal && <span className="text-sm">{dish.nameLocal}</span>}
        {dish.contents && <span className="block text-xs">{dish.contents}</span>}
      </span>
      <PrintedPrices dish={dish} />
    </li>
  );
}

/** The price of a dish, or the price of each size: `Half ₹60 · Full ₹110`. */
export function PrintedPrices({ dish }: { dish: MenuItem }) {
  return (
    <span className="max-w-2/3 shrink-0 text-right">
      {(dish.sizes ?? [dish]).map((size, index) => (
        <Fragment key={size.id}>
          {index > 0 && ' · '}
          <span className="inline-block">
            {dish.sizes && `${size.name} `}
            <Money paise={toPaise(size.price)} isShort className="font-semibold" />
          </span>
        </Fragment>
      ))}
    </span>
  );
}

/** The dishes on sale by category. Leaves out dishes that staff switched off, and empty categories. */
export function printedSections(
  categories: readonly MenuCategory[],
  items: readonly MenuItem[],
): { category: MenuCategory; dishes: MenuItem[] }[] {
  const onSale = items.filter(({ isAvailable, soldOutToday }) => isAvailable || soldOutToday);
  return categories
    .map((category) => ({
      category,
      dishes: onSale.filter(({ categoryId }) => categoryId === category.id),
    }))
    .filter(({ dishes }) => dishes.length > 0);
}

/** This width is sharp enough for print. */
const widthPx = 512;

/** The menu's QR code, as a PNG. Returns undefined while it loads. */
export function useMenuCode(link: string): string | undefined {
  return useComputedValue(['menu-code', link], () => drawQr(link, { widthPx })).data;
}
