import { DishPlaceholder } from '../../lib/ui/marks/dish-placeholder.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';

const dishes = [
  'Masala Dosa',
  'Kanda Poha',
  'Rajma Chawal',
  'Palak Paneer',
  'Misal Pav',
  'Gulab Jamun',
  'Curd Rice',
  'Egg Curry',
];

function DishPlaceholders() {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-8">
      {dishes.map((name) => (
        <li key={name} className="text-center text-sm text-ink-soft">
          <DishPlaceholder name={name} className="mb-1 w-full rounded-field" />
          {name}
        </li>
      ))}
    </ul>
  );
}

export const section: CatalogueSection = {
  group: 'Marks',
  title: 'Dishes without a picture',
  Example: DishPlaceholders,
};
