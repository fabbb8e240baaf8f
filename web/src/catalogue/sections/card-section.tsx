import { Card } from '../../lib/ui/card.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

function Cards() {
  return (
    <Specimens>
      <Specimen name="a raised piece of paper">
        <Card className="p-4">
          <h4 className="font-bold">Breakfast & Tiffin</h4>
          <p className="mt-1 text-sm text-ink-soft">6 dishes, served from 7 to 11 am</p>
        </Card>
      </Specimen>
      <Specimen name="with a list, edge to edge">
        <Card className="divide-y divide-line overflow-hidden">
          {['Poha', 'Upma', 'Sabudana Khichdi'].map((dish) => (
            <p key={dish} className="px-4 py-3">
              {dish}
            </p>
          ))}
        </Card>
      </Specimen>
    </Specimens>
  );
}

export const section = {
  group: 'Basics',
  title: 'Card',
  Example: Cards,
} satisfies CatalogueSection;
