import { Money } from '../../lib/ui/money.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const lines = [
  ['Veg Mess Thali', 11000],
  ['Monthly mess, 30 days', 12345600],
  ['Platform fee', 200],
] as const;

function Amounts() {
  return (
    <Specimens>
      <Specimen name="under one another: figures of one width, lakhs grouped">
        <dl className="grid max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1">
          {lines.map(([name, paise]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="text-right">
                <Money paise={paise} />
              </dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen name="in each size">
        <p className="flex flex-wrap items-baseline gap-4">
          <Money paise={4550} className="text-sm" />
          <Money paise={4550} />
          <Money paise={4550} className="text-xl font-bold" />
          <Money paise={4550} className="text-3xl font-bold" />
        </p>
      </Specimen>
      <Specimen name="nothing">
        <Money paise={0} />
      </Specimen>
    </Specimens>
  );
}

export const section = {
  group: 'Basics',
  title: 'Money',
  Example: Amounts,
} satisfies CatalogueSection;
