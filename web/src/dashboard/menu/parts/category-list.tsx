import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import { ArrowUpDown, Plus } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { Chip } from '../../../lib/ui/chip.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { useHorizontalScroll } from '../../../lib/ui/use-horizontal-scroll.ts';
import { CategoryTools } from './category-tools.tsx';
import type { StartTask } from './menu-dialogs.tsx';

interface CategoriesProps {
  categories: readonly MenuCategory[];
  counts: ReadonlyMap<string, number>;
  /** Undefined during a search, which covers all categories. */
  selectedId: string | undefined;
  onSelect: (categoryId: string) => void;
  onStart: StartTask;
}

/** The categories as a column for wide screens. */
export function CategoryList(props: CategoriesProps) {
  const { categories, counts, selectedId, onSelect, onStart } = props;
  return (
    <nav
      aria-label="Menu categories"
      className="sticky top-[calc(var(--sticky-top)+1.25rem)] max-h-[calc(100dvh-var(--sticky-top)-2.5rem)] w-72 shrink-0 self-start overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-low xl:w-80"
    >
      <div className="pb-1 pl-3">
        <CategoriesHead canReorder={categories.length > 1} onStart={onStart} />
      </div>
      <ul className="flex flex-col gap-0.5">
        {categories.map((category) => {
          const isSelected = category.id === selectedId;
          return (
            <li
              key={category.id}
              className={classNames(
                'flex items-center rounded-field',
                isSelected ? 'bg-accent-soft' : 'hover:bg-sunken',
              )}
            >
              <button
                type="button"
                aria-current={isSelected || undefined}
                onClick={() => onSelect(category.id)}
                className={classNames(
                  'flex min-h-11 min-w-0 grow items-center gap-2 rounded-field px-3 py-1.5 text-left focus-visible:-outline-offset-3',
                  isSelected ? 'font-bold' : 'font-semibold text-ink-soft',
                )}
              >
                <span className="min-w-0 grow wrap-break-word">{category.name}</span>
                <DishCount count={counts.get(category.id) ?? 0} />
              </button>
              {isSelected && <CategoryTools category={category} onStart={onStart} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The categories as a strip above the dishes, for phones. */
export function CategoryStrip(props: CategoriesProps) {
  const { categories, counts, selectedId, onSelect, onStart } = props;
  const strip = useHorizontalScroll(selectedId ?? '');
  return (
    <nav aria-label="Menu categories" className="flex flex-col gap-1">
      <CategoriesHead canReorder={categories.length > 1} onStart={onStart} />
      <div ref={strip} className="strip relative -mx-4 gap-2 px-4 py-1 sm:-mx-6 sm:px-6">
        {categories.map(({ id, name }) => (
          <Chip
            key={id}
            data-value={id}
            isSelected={id === selectedId}
            onClick={() => onSelect(id)}
          >
            {name}
            <DishCount count={counts.get(id) ?? 0} />
          </Chip>
        ))}
      </div>
    </nav>
  );
}

/** The number of dishes. The word is only for screen readers. */
function DishCount({ count }: { count: number }) {
  return (
    <span className="shrink-0 text-sm font-normal tabular-nums opacity-80">
      {count.toLocaleString('en-IN')}
      <span className="sr-only">{count === 1 ? ' dish' : ' dishes'}</span>
    </span>
  );
}

/** The heading, with the buttons for all categories. */
function CategoriesHead({ canReorder, onStart }: { canReorder: boolean; onStart: StartTask }) {
  return (
    <div className="flex items-center justify-between">
      <h3 className="text-sm font-bold">Categories</h3>
      <div className="-mr-3 flex lg:mr-0">
        {canReorder && (
          <Button
            variant="quiet"
            size="small"
            icon={<ArrowUpDown size={18} />}
            aria-label="Reorder categories"
            onClick={() => onStart({ kind: 'order-categories' })}
          >
            Reorder
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          icon={<Plus size={18} />}
          aria-label="New category"
          onClick={() => onStart({ kind: 'add-category' })}
        >
          New
        </Button>
      </div>
    </div>
  );
}
