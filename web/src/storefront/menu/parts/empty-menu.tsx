import { Button } from '../../../lib/ui/button.tsx';
import { EmptyState } from '../../../lib/ui/empty-state.tsx';
import { EmptyThali } from '../../../lib/ui/marks/lazy-pictures.ts';
import { type MenuFilters, noFilters } from '../filter-menu.ts';
import * as texts from '../menu-texts.ts';

interface EmptyMenuProps {
  filters: MenuFilters;
  onChange: (part: Partial<MenuFilters>) => void;
}

/** Explains why the list is empty, and offers to search more. Rule: storefront-8 */
export default function EmptyMenu({ filters, onChange }: EmptyMenuProps) {
  const search = filters.search.trim();
  const isSearching = search !== '';
  const isNarrowed =
    filters.categoryId !== 'all' ||
    filters.diet !== 'all' ||
    filters.mealTime !== 'all' ||
    filters.tags.length > 0;
  return (
    <EmptyState
      title={isSearching ? texts.noItemsFound : texts.noAvailableItems}
      description={descriptionOf(search, isNarrowed)}
      picture={<EmptyThali className="size-36" />}
      action={
        isSearching ? (
          <div className="flex flex-wrap justify-center gap-2">
            {isNarrowed && (
              <Button onClick={() => onChange({ ...noFilters, search: filters.search })}>
                {texts.searchWholeMenu}
              </Button>
            )}
            <Button variant="secondary" onClick={() => onChange({ search: '' })}>
              {texts.clearSearch}
            </Button>
          </div>
        ) : undefined
      }
    />
  );
}

function descriptionOf(search: string, isNarrowed: boolean): string {
  if (search === '') return isNarrowed ? texts.tryAnotherFilter : texts.nothingNow;
  return isNarrowed ? texts.noMatchHere(search) : texts.noMatch(search);
}
