import { Sun } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '../../lib/ui/chip.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const categories = ['All', 'Thalis & Meals', 'Breakfast & Tiffin', 'Snacks', 'Drinks'];

function Chips() {
  const [selected, setSelected] = useState('All');
  return (
    <Specimens>
      <Specimen name="one of several, in a strip that scrolls">
        <div className="strip gap-2 p-1">
          {categories.map((name) => (
            <Chip key={name} isSelected={name === selected} onClick={() => setSelected(name)}>
              {name}
            </Chip>
          ))}
        </div>
      </Specimen>
      <Specimen name="with icon: not pressed, pressed">
        <div className="flex flex-wrap gap-2">
          <Chip isSelected={false} icon={<Sun size={16} aria-hidden="true" />}>
            Lunch
          </Chip>
          <Chip isSelected icon={<Sun size={16} aria-hidden="true" />}>
            Lunch
          </Chip>
        </div>
      </Specimen>
    </Specimens>
  );
}

export const section = {
  group: 'Basics',
  title: 'Chip',
  Example: Chips,
} satisfies CatalogueSection;
