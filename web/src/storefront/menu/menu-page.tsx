import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import type { OpenState } from '@thali/shared/vendors/business-hours';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { SearchBox } from '../../lib/ui/search-box.tsx';
import { SettledStatus } from '../../lib/ui/settled-status.tsx';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import {
  filterMenu,
  firstSections,
  type MenuFilters,
  noFilters,
  sectionsOf,
} from './filter-menu.ts';
import { type CardLink, MenuGrid } from './menu-grid.tsx';
import { CategoryStrip } from './parts/category-strip.tsx';
import { EmptyMenu } from './parts/empty-menu.tsx';
import { MenuFilterBar } from './parts/menu-filter-bar.tsx';
import { ClosedBanner } from './parts/open-banner.tsx';

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
          categories={menuCategories}
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
