import { Search } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { EmptyState } from '../../../lib/ui/empty-state.tsx';
import { SettledStatus } from '../../../lib/ui/settled-status.tsx';
import { dishCount, type MenuSection } from '../menu-sections.ts';
import { ItemGrid, type ItemGridProps } from './item-grid.tsx';

interface SearchResultsProps extends Omit<ItemGridProps, 'items'> {
  sections: readonly MenuSection[];
  search: string;
  onClear: () => void;
}

/** What was found in the whole menu, by category. */
export function SearchResults({ sections, search, onClear, ...grid }: SearchResultsProps) {
  const found = sections.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <section aria-label="Search results" className="flex min-w-0 grow flex-col gap-6">
      <SettledStatus typed={search} text={`${dishCount(found)} found`} />
      {found > 0 && (
        <p aria-hidden="true" className="text-sm text-ink-soft">
          {dishCount(found)} found
        </p>
      )}
      {found === 0 && (
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
          <ItemGrid {...grid} items={items} />
        </div>
      ))}
    </section>
  );
}
