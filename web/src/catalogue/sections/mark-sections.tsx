import type { ReactNode } from 'react';
import { DishPlaceholder } from '../../lib/ui/marks/dish-placeholder.tsx';
import { EmptyThali } from '../../lib/ui/marks/empty-thali.tsx';
import { FullThali } from '../../lib/ui/marks/full-thali.tsx';
import { SpicyMark } from '../../lib/ui/marks/spicy-mark.tsx';
import { SpiltBowl } from '../../lib/ui/marks/spilt-bowl.tsx';
import { ThaliLogo, ThaliMark } from '../../lib/ui/marks/thali-logo.tsx';
import { UnpluggedThali } from '../../lib/ui/marks/unplugged-thali.tsx';
import { VegMark } from '../../lib/ui/marks/veg-mark.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';

export const sections: CatalogueSection[] = [
  {
    group: 'Marks',
    title: 'Dish marks',
    Example: DishMarks,
  },
  {
    group: 'Marks',
    title: 'Dishes without a picture',
    Example: DishPlaceholders,
  },
  {
    group: 'Marks',
    title: 'Illustrations',
    Example: Illustrations,
  },
  { group: 'Marks', title: 'Logo', Example: Logo },
];

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

const pictures = [
  { Picture: EmptyThali, use: 'Nothing here yet' },
  { Picture: FullThali, use: 'It went well' },
  { Picture: SpiltBowl, use: 'It went wrong' },
  { Picture: UnpluggedThali, use: 'No connection' },
];
const grounds = ['bg-paper', 'bg-surface', 'bg-accent-soft'];

/** On each ground that they stand on somewhere. */
function Illustrations() {
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {pictures.map(({ Picture, use }) => (
        <li key={use} className="text-center text-sm text-ink-soft">
          {grounds.map((ground) => (
            <div key={ground} className={`mb-2 rounded-card p-4 ${ground}`}>
              <Picture className="mx-auto w-full max-w-36" />
            </div>
          ))}
          {use}
        </li>
      ))}
    </ul>
  );
}

function Logo() {
  return (
    <div className="flex flex-wrap items-center gap-8">
      <ThaliLogo />
      {['size-6', 'size-9', 'size-16', 'size-24'].map((size) => (
        <ThaliMark key={size} className={size} />
      ))}
    </div>
  );
}
