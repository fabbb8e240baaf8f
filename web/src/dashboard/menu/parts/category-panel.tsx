import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import { ArrowUpDown, Plus } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { EmptyState } from '../../../lib/ui/empty-state.tsx';
import { EmptyThali } from '../../../lib/ui/marks/lazy-pictures.ts';
import { dishCount } from '../menu-sections.ts';
import { CategoryTools } from './category-tools.tsx';
import { ItemList, type ItemListProps } from './item-list.tsx';

interface CategoryPanelProps extends ItemListProps {
  category: MenuCategory;
  /** Whether to show the buttons Edit and Delete. On a wide screen, the list of categories has these buttons. */
  hasTools: boolean;
}

export function CategoryPanel({ category, hasTools, ...list }: CategoryPanelProps) {
  const { items, onStart } = list;
  const addItem = (
    <Button
      data-add-item
      icon={<Plus size={20} />}
      onClick={() => onStart({ kind: 'add-item', categoryId: category.id })}
    >
      Add Item
    </Button>
  );
  return (
    <section aria-labelledby="menu-category" className="min-w-0 grow">
      <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow">
          <div className="flex items-center gap-1">
            <h3 id="menu-category" className="min-w-0 text-lg font-bold">
              {category.name}{' '}
              <span className="ml-1 text-sm font-normal text-ink-faint">
                {dishCount(items.length)}
              </span>
            </h3>
            {hasTools && <CategoryTools category={category} onStart={onStart} />}
          </div>
          {category.description && (
            <p className="line-clamp-2 text-sm text-ink-soft max-sm:hidden">
              {category.description}
            </p>
          )}
        </div>
        {items.length > 0 && (
          <div className="flex grow gap-2 *:grow sm:grow-0 sm:*:grow-0">
            {items.length > 1 && (
              <Button
                variant="secondary"
                icon={<ArrowUpDown size={18} />}
                aria-label="Reorder dishes"
                onClick={() => onStart({ kind: 'order-items', category })}
              >
                Reorder
              </Button>
            )}
            {addItem}
          </div>
        )}
      </header>
      {items.length > 0 ? (
        <ItemList {...list} />
      ) : (
        <div className="rounded-card border border-dashed border-line-strong/60">
          <EmptyState
            title={`No dishes in ${category.name} yet`}
            description="Add the first one. “Save and add another” opens the next one straight away."
            picture={<EmptyThali className="size-32" />}
            action={addItem}
          />
        </div>
      )}
    </section>
  );
}
