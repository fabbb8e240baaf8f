import { ArrowUpDown, Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { useStrip } from '../../../ui/use-strip.ts';
import { type CategoriesProps, Count } from './category-list.tsx';

/** The categories as a strip above the dishes, for phones. */
export function CategoryStrip(props: CategoriesProps) {
  const { categories, counts, selectedId, onSelect, onStart } = props;
  const strip = useStrip(selectedId ?? '');
  return (
    <nav aria-label="Menu categories" className="flex flex-col gap-1">
      <div className="flex items-center justify-between">
        <h3 className="text-sm font-bold">Categories</h3>
        <div className="-mr-3 flex">
          {categories.length > 1 && (
            <Button
              variant="quiet"
              size="small"
              icon={<ArrowUpDown size={18} aria-hidden="true" />}
              aria-label="Reorder categories"
              onClick={() => onStart({ kind: 'order-categories' })}
            >
              Reorder
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            icon={<Plus size={18} aria-hidden="true" />}
            aria-label="New category"
            onClick={() => onStart({ kind: 'add-category' })}
          >
            New
          </Button>
        </div>
      </div>
      <div ref={strip} className="strip relative -mx-4 gap-2 px-4 py-1 sm:-mx-6 sm:px-6">
        {categories.map(({ id, name }) => (
          <Chip
            key={id}
            data-value={id}
            isSelected={id === selectedId}
            onClick={() => onSelect(id)}
          >
            {name}
            <Count count={counts.get(id) ?? 0} />
          </Chip>
        ))}
      </div>
    </nav>
  );
}
