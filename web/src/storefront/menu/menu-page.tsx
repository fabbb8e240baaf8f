import type { Meal } from '@thali/shared/menu/meal-hours';
import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import type { OpenState } from '@thali/shared/vendors/business-hours';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import { Heart } from 'lucide-react';
import {
  lazy,
  Suspense,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterFirstPaint } from '../../lib/loading/after-first-paint.ts';
import { takeEarlyFields } from '../../lib/loading/early-use.ts';
import { retryUntilLoaded } from '../../lib/loading/retry-until-loaded.ts';
import { Chip, chipClass } from '../../lib/ui/chip.tsx';
import { SearchBox } from '../../lib/ui/search-box.tsx';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { closedReason } from '../shared/closed-reason.ts';
import { useChipInView } from '../shared/use-chip-in-view.ts';
import {
  favoritesId,
  filterMenu,
  firstSections,
  type MenuFilters,
  type MenuSection,
  noFilters,
  offeredCategories,
  sectionsOf,
} from './filter-menu.ts';
import { type DishCardContext, eagerDishes, MenuGrid, readIsList } from './menu-grid.tsx';
import * as texts from './menu-texts.ts';
import { DietFilter, MealFilter } from './parts/menu-filter-bar.tsx';

/** The number of dishes that each step adds. The first step fills the screen. */
const dishesPerStep = 12;

interface MenuPageProps {
  storefront: Storefront;
  open: OpenState;
  meal: Meal;
  card: DishCardContext;
  /** A guest's favourites. Empty for customers, who have a tab for favourites. */
  favoriteIds: readonly string[];
}

export function MenuPage({ storefront, open, meal, card, favoriteIds }: MenuPageProps) {
  const { vendor, menuItems, menuCategories } = storefront;
  const [chosenFilters, setChosenFilters] = useState<MenuFilters>(noFilters);
  const [isList, setList] = useState(readIsList);
  const hasFavorites = menuItems.some(({ id }) => favoriteIds.includes(id));
  const chips = [
    ...(hasFavorites ? [{ id: favoritesId, name: texts.yourFavourites }] : []),
    ...offeredCategories(menuCategories, menuItems, chosenFilters.categoryId),
  ];
  // The chosen category may disappear, such as today's thali or the favourites.
  const isOffered = chips.some(({ id }) => id === chosenFilters.categoryId);
  const filters = isOffered ? chosenFilters : { ...chosenFilters, categoryId: 'all' };
  const { categoryId, mealTime, diet, tags } = filters;
  const [searchModule, setSearchModule] = useState<Awaited<ReturnType<typeof loadSearch>>>();
  const searchText = useDeferredValue(filters.search);
  const searchResult = useMemo(
    () =>
      searchText.trim()
        ? searchModule?.searchMenu(menuItems, menuCategories, searchText)
        : undefined,
    [searchModule, menuItems, menuCategories, searchText],
  );
  const sections = useMemo(() => {
    const { items, categories } = searchResult ?? { items: menuItems, categories: menuCategories };
    return sectionsOf(
      filterMenu(items, { categoryId, mealTime, diet, tags }, favoriteIds),
      categories,
      meal,
    );
  }, [
    searchResult,
    menuItems,
    menuCategories,
    categoryId,
    mealTime,
    diet,
    tags,
    meal,
    favoriteIds,
  ]);
  const change = (part: Partial<MenuFilters>) => setChosenFilters({ ...filters, ...part });
  const isFiltered =
    searchResult !== undefined || diet !== 'all' || mealTime !== 'all' || tags.length > 0;
  const count = sections.reduce((sum, section) => sum + section.count, 0);
  const [maxDishes, setMaxDishes] = useState(dishesPerStep);
  const shownSections = firstSections(sections, maxDishes);
  // Renders the menu in short steps, so that a tap never waits for the whole menu.
  useEffect(() => {
    if (maxDishes < count) startTransition(() => setMaxDishes(maxDishes + dishesPerStep));
  }, [maxDishes, count]);

  // Takes over the filters that the guest chose before this code was live.
  useLayoutEffect(() => {
    const fields: Partial<MenuFilters> = takeEarlyFields();
    if (Object.keys(fields).length === 0) return;
    setChosenFilters((filters) => ({ ...filters, ...fields }));
    if (fields.search) void loadSearch().then(setSearchModule);
  }, []);

  const root = useRef<HTMLDivElement>(null);
  // The tapped button of an empty menu disappears. Focus moves to a chosen filter, because the search opens the keyboard.
  useLostFocus(sections.length === 0, () =>
    root.current?.querySelector<HTMLElement>('[aria-pressed=true]'),
  );

  return (
    <div ref={root} className="menu-page flex flex-col gap-3">
      <ClosedBanner open={open} status={vendor.status} />
      <div className="menu-search bg-paper">
        <SearchBox
          label={texts.searchMenu}
          name="search"
          value={filters.search}
          onChange={(text) => change({ search: text })}
          onFocus={() => void loadSearch().then(setSearchModule)}
          className="min-w-0 grow"
        />
        {vendor.settings.tables && (
          <Suspense>
            <LazyTablePill vendor={vendor} />
          </Suspense>
        )}
      </div>
      <div className="menu-filters bg-paper">
        <CategoryStrip
          categories={chips}
          selectedId={categoryId}
          onSelect={(id) => change({ categoryId: id })}
        />
        <div className="strip gap-2">
          {vendor.settings.weekMenuUntil && (
            <a href={`/menu/${vendor.subdomain}/week`} className={chipClass(false)}>
              {texts.thisWeek}
            </a>
          )}
          <DietFilter filters={filters} onChange={change} />
          <MealFilter filters={filters} onChange={change} />
          <Suspense fallback={<span className="touch shrink-0" />}>
            <LazyMenuTools
              isList={isList}
              onChange={setList}
              search={filters.search}
              correction={searchResult?.correction}
              items={menuItems}
              tags={tags}
              onTags={(tags) => change({ tags })}
              sections={sections}
              count={count}
              isFiltered={isFiltered}
            />
          </Suspense>
        </div>
      </div>
      <div id="main" tabIndex={-1} className="flex flex-col gap-3 outline-none">
        {vendor.settings.preOrders && (
          <Suspense fallback={<p className="touch" />}>
            <LazyWhenChoice vendor={vendor} />
          </Suspense>
        )}
        {count > 0 && searchResult?.correction && (
          <p aria-hidden="true">{searchResult.correction}</p>
        )}
        {shownSections.map(({ category, items, count: dishes }, index) => (
          <section key={category.id} aria-labelledby={`category-${category.id}`}>
            <div className="mb-1.5 flex items-baseline gap-3 sm:pt-2">
              <h2 id={`category-${category.id}`} className="font-display text-xl font-bold">
                {category.name}
              </h2>
              <span className="h-px grow bg-line" />
              <span className="text-sm text-ink-faint">
                {dishes}
                <span className="sr-only"> {dishes === 1 ? texts.dish : texts.dishes}</span>
              </span>
            </div>
            <MenuGrid
              items={items}
              highlight={searchResult?.highlight}
              eagerCount={eagerDishes - countDishes(shownSections.slice(0, index))}
              isList={isList}
              card={card}
            />
          </section>
        ))}
        {sections.length === 0 && (
          <Suspense>
            <LazyEmptyMenu filters={{ ...filters, search: searchText }} onChange={change} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function countDishes(sections: readonly MenuSection[]): number {
  return sections.reduce((sum, { items }) => sum + items.length, 0);
}

interface CategoryStripProps {
  categories: readonly Pick<MenuCategory, 'id' | 'name'>[];
  selectedId: string;
  onSelect: (categoryId: string) => void;
}

/** The buttons 'All' and each category. Scrolls to the chosen category. */
function CategoryStrip({ categories, selectedId, onSelect }: CategoryStripProps) {
  const strip = useChipInView<HTMLElement>(selectedId);

  return (
    <nav ref={strip} aria-label={texts.categories} className="strip strip-fade relative gap-2">
      {[{ id: 'all', name: texts.all }, ...categories].map(({ id, name }) => (
        <Chip
          key={id}
          isSelected={id === selectedId}
          name="categoryId"
          value={id}
          icon={id === favoritesId && <Heart size={16} />}
          onClick={() => onSelect(id)}
        >
          {name}
        </Chip>
      ))}
    </nav>
  );
}

/** Says why the mess is not taking orders. Rule: storefront-9 */
function ClosedBanner({ open, status }: { open: OpenState; status: VendorStatus }) {
  const reason = closedReason(open, status);
  if (!reason) return null;
  return (
    <p className="rounded-card bg-chilli-soft px-4 py-3 text-sm font-semibold text-chilli">
      {reason}
    </p>
  );
}

/** Loads later, because a menu never starts empty. */
const LazyEmptyMenu = lazy(
  afterFirstPaint(retryUntilLoaded(() => import('./parts/empty-menu.tsx'))),
);

/** Loads when the search box gets the focus. */
const loadSearch = retryUntilLoaded(() => import('./search/search-menu.tsx'));

const LazyMenuTools = lazy(
  afterFirstPaint(retryUntilLoaded(() => import('./parts/menu-tools.tsx'))),
);

const LazyWhenChoice = lazy(
  afterFirstPaint(retryUntilLoaded(() => import('../shared/pre-orders/when-choice.tsx'))),
);

const LazyTablePill = lazy(
  afterFirstPaint(retryUntilLoaded(() => import('./parts/table-pill.tsx'))),
);
