import type { ReactNode } from 'react';
import { SpicyMark } from '../../lib/ui/marks/spicy-mark.tsx';
import { VegMark } from '../../lib/ui/marks/veg-mark.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';

const sizes = ['size-3.5', 'size-4', 'size-6', 'size-10'];

/** India's marks of packed food, and the chilli: each in the sizes that screens use, and large. */
function DishMarks() {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-4">
      <Row name="Veg" mark={(size) => <VegMark isVegetarian className={size} />} />
      <Row name="Non-Veg" mark={(size) => <VegMark isVegetarian={false} className={size} />} />
      <Row name="Spicy" mark={(size) => <SpicyMark className={size} />} />
    </dl>
  );
}

function Row({ name, mark }: { name: string; mark: (size: string) => ReactNode }) {
  return (
    <>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="flex items-center gap-4">
        {sizes.map((size) => (
          <span key={size}>{mark(size)}</span>
        ))}
      </dd>
    </>
  );
}

export const section: CatalogueSection = {
  group: 'Marks',
  title: 'Dish marks',
  Example: DishMarks,
};
