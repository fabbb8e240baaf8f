import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { ClipboardPaste, Plus, Search } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { DebouncedStatus } from '../../../lib/ui/debounced-status.tsx';
import { EmptyState } from '../../../lib/ui/empty-state.tsx';
import { EmptyThali } from '../../../lib/ui/marks/lazy-pictures.ts';
import { useMediaQuery } from '../../../lib/ui/use-media-query.ts';
import { countsOf, dishCount, type MenuSection, searchMenu } from '../menu-sections.ts';
import { CategoryList, CategoryStrip } from './category-list.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { ItemList, type ItemListProps } from './item-list.tsx';

interface MenuBoardProps extends ItemListProps {
  categories: readonly MenuCategory[];
  selected: MenuCategory | undefined;
  onSelect: (categoryId: string) => void;
  search: string;
  onClearSearch: () => void;
  /** Content above the dishes. */
  children: ReactNode;
}

/** The categories, and the dishes of the selected category. */
export function MenuBoard(props: MenuBoardProps) {
  const { categories, items, selected, onSelect, search, onClearSearch, children, ...listProps } =
    props;
  const isWide = useMediaQuery('(min-width: 64rem)');
  const counts = useMemo(() => countsOf(items), [items]);
  const isSearching = search.trim() !== '';
  if (!selected) return <NoCategories onStart={listProps.onStart} />;

  const Categories = isWide ? CategoryList : CategoryStrip;
  return (
    <div className="flex flex-col gap-5 lg:flex-row lg:gap-8">
      {!isWide && children}
      <Categories
        categories={categories}
        counts={counts}
        selectedId={isSearching ? undefined : selected.id}
        onSelect={onSelect}
        onStart={listProps.onStart}
      />
      <div className="flex min-w-0 grow flex-col gap-6">
        {isWide && children}
        {isSearching ? (
          <SearchResults
            {...listProps}
            sections={searchMenu(items, categories, search)}
            search={search}
            onClear={onClearSearch}
          />
        ) : (
          <CategoryPanel
            {...listProps}
            category={selected}
            items={dishesOf(items, selected)}
            hasTools={!isWide}
          />
        )}
      </div>
    </div>
  );
}

function NoCategories({ onStart }: Pick<ItemListProps, 'onStart'>) {
  return (
    <EmptyState
      title="Your menu is empty"
      description="Start with a category, such as Thalis or Drinks. Dishes go inside it."
      picture={<EmptyThali className="size-40" />}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button icon={<Plus size={20} />} onClick={() => onStart({ kind: 'add-category' })}>
            New Category
          </Button>
          <Button
            variant="secondary"
            icon={<ClipboardPaste size={18} />}
            onClick={() => onStart({ kind: 'import' })}
          >
            Import menu
          </Button>
        </div>
      }
    />
  );
}

function dishesOf(items: readonly MenuItem[], { id }: MenuCategory): readonly MenuItem[] {
  return items.filter((item) => item.categoryId === id);
}

interface SearchResultsProps extends Omit<ItemListProps, 'items'> {
  sections: readonly MenuSection[];
  search: string;
  onClear: () => void;
}

/** The matching dishes of the whole menu, by category. */
function SearchResults({ sections, search, onClear, ...listProps }: SearchResultsProps) {
  const matchCount = sections.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <section aria-label="Search results" className="flex min-w-0 grow flex-col gap-6">
      <DebouncedStatus input={search} text={`${dishCount(matchCount)} found`} />
      {matchCount > 0 && (
        <p aria-hidden="true" className="text-sm text-ink-soft">
          {dishCount(matchCount)} found
        </p>
      )}
      {matchCount === 0 && (
        <EmptyState
          title="No dishes found"
          description={`Nothing on your menu matches “${search.trim()}”.`}
          picture={<Search size={56} className="text-ink-faint" />}
          action={
            <Button variant="secondary" onClick={onClear}>
              Clear Search
            </Button>
          }
        />
      )}
      {sections.map(({ category, items }) => (
        <div key={category.id}>
          <h3 className="mb-3 text-lg font-bold">{category.name}</h3>
          <ItemList {...listProps} items={items} />
        </div>
      ))}
    </section>
  );
}
