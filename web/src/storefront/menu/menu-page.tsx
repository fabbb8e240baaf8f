import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import type { OpenState } from '@thali/shared/vendors/business-hours';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Chip } from '../../lib/ui/chip.tsx';
import { SearchBox } from '../../lib/ui/search-box.tsx';
import { SettledStatus } from '../../lib/ui/settled-status.tsx';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { closedReason } from '../shared/closed-reason.ts';
import {
  filterMenu,
  firstSections,
  type MenuFilters,
  noFilters,
  offeredCategories,
  sectionsOf,
} from './filter-menu.ts';
import { type CardLink, MenuGrid } from './menu-grid.tsx';
import { EmptyMenu } from './parts/empty-menu.tsx';
import { MenuFilterBar } from './parts/menu-filter-bar.tsx';

interface MenuPageProps {
  storefront: Storefront;
  open: OpenState;
  link: CardLink;
}

export function MenuPage({ storefront, open, link }: MenuPageProps) {
  const { vendor, menuItems, menuCategories } = storefront;
  const [filters, setFilters] = useState<MenuFilters>(noFilters);
  const search = useDeferredValue(filters.search);
  const sections = useMemo(
    () => sectionsOf(filterMenu(menuItems, { ...filters, search }), menuCategories),
    [menuItems, menuCategories, filters, search],
  );
  const change = (part: Partial<MenuFilters>) => setFilters({ ...filters, ...part });
  const isSearching = search.trim() !== '';
  const isFiltered = isSearching || filters.diet !== 'all' || filters.mealTime !== 'all';
  const count = sections.reduce((sum, section) => sum + section.count, 0);
  // What is out of view at first comes a moment later: the rest shows sooner.
  const isWhole = useDeferredValue(true, false);
  const shown = isWhole ? sections : firstSections(sections);

  const root = useRef<HTMLDivElement>(null);
  // The way out of an empty menu goes with it. Not to the search: a keyboard would cover what was found.
  useLostFocus(sections.length === 0, () =>
    root.current?.querySelector<HTMLElement>('[aria-pressed=true]'),
  );

  return (
    <div ref={root} className="flex flex-col gap-3">
      <ClosedBanner open={open} status={vendor.status} />
      <div className="sticky top-0 z-20 -mx-4 flex flex-col gap-1.5 bg-paper/95 px-4 py-2 backdrop-blur-sm sm:mx-0 sm:px-0">
        <SearchBox
          label="Search menu"
          value={filters.search}
          onChange={(text) => change({ search: text })}
          className="w-full"
        />
        <CategoryStrip
          categories={offeredCategories(menuCategories, menuItems, filters.categoryId)}
          selectedId={filters.categoryId}
          onSelect={(categoryId) => change({ categoryId })}
        />
      </div>
      <MenuFilterBar filters={filters} onChange={change} />
      <SettledStatus
        typed={filters.search}
        text={isFiltered ? `${count} ${count === 1 ? 'dish' : 'dishes'} found` : ''}
      />
      {shown.map(({ category, items, count: dishes }, index) => (
        <section key={category.id} aria-labelledby={`category-${category.id}`}>
          <div className="mb-3 flex items-baseline gap-3 pt-2">
            <h2 id={`category-${category.id}`} className="font-display text-xl font-bold">
              {category.name}
            </h2>
            <span className="h-px grow bg-line" />
            <span className="text-sm text-ink-faint">
              {dishes}
              <span className="sr-only"> {dishes === 1 ? 'dish' : 'dishes'}</span>
            </span>
          </div>
          <MenuGrid items={items} search={search} isFirst={index === 0} link={link} />
        </section>
      ))}
      {sections.length === 0 && <EmptyMenu filters={{ ...filters, search }} onChange={change} />}
    </div>
  );
}

interface CategoryStripProps {
  categories: readonly MenuCategory[];
  selectedId: string;
  onSelect: (categoryId: string) => void;
}

/** All and each category; the chosen one scrolls into view. */
function CategoryStrip({ categories, selectedId, onSelect }: CategoryStripProps) {
  const strip = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what moves the strip
  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!strip.current || !chip) return;
    const middle = chip.offsetLeft - (strip.current.clientWidth - chip.clientWidth) / 2;
    strip.current.scrollTo({ left: middle, behavior: 'smooth' });
  }, [selectedId]);

  return (
    <nav
      ref={strip}
      aria-label="Categories"
      className="strip strip-fade relative -mx-4 gap-2 py-1 pl-4 sm:mx-0 sm:pl-0.5"
    >
      {[{ id: 'all', name: 'All' }, ...categories].map(({ id, name }) => (
        <Chip key={id} isSelected={id === selectedId} onClick={() => onSelect(id)}>
          {name}
        </Chip>
      ))}
    </nav>
  );
}

/** Why nothing can be ordered, large. Rule: storefront-9 */
function ClosedBanner({ open, status }: { open: OpenState; status: VendorStatus }) {
  const reason = closedReason(open, status);
  if (!reason) return null;
  return (
    <p className="rounded-card bg-chilli-soft px-4 py-3 text-sm font-semibold text-chilli">
      {reason}
    </p>
  );
}
