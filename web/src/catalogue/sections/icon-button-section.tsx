import { Heart, Menu, Pencil, X } from 'lucide-react';
import { IconButton } from '../../lib/ui/icon-button.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

function IconButtons() {
  return (
    <Specimens>
      <Specimen name="at rest: each has a name, 44 px to press">
        <div className="flex gap-2">
          <IconButton label="Menu" icon={<Menu size={24} aria-hidden="true" />} />
          <IconButton label="Edit Poha" icon={<Pencil size={20} aria-hidden="true" />} />
          <IconButton label="Close" icon={<X size={22} aria-hidden="true" />} />
        </div>
      </Specimen>
      <Specimen name="disabled">
        <IconButton
          label="Add Poha to Favorites"
          icon={<Heart size={20} aria-hidden="true" />}
          disabled
        />
      </Specimen>
    </Specimens>
  );
}

export const section = {
  group: 'Basics',
  title: 'Icon button',
  Example: IconButtons,
} satisfies CatalogueSection;
