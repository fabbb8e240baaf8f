import { Chip } from '../../../lib/ui/chip.tsx';
import { useStrip } from '../../../lib/ui/use-strip.ts';
import { CategoriesHead, type CategoriesProps, DishCount } from './category-list.tsx';

/** The categories as a strip above the dishes, for phones. */
export function CategoryStrip(props: CategoriesProps) {
  const { categories, counts, selectedId, onSelect, onStart } = props;
  const strip = useStrip(selectedId ?? '');
  return (
    <nav aria-label="Menu categories" className="flex flex-col gap-1">
      <CategoriesHead hasOrder={categories.length > 1} onStart={onStart} />
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
